/** La scopa per chi gioca, in italiano: le regole in breve, le lezioni e la domanda dei problemi. */
export const leaflet = `# Scopa

Il gioco di carte italiano per due: prendi le carte che sono in tavola, e fai scopa.

<!-- minute: 1.3 3.1 -->
## In un minuto

Ognuno ha tre carte, e quattro sono scoperte in tavola. A turno si gioca una carta. Prende una carta di **pari valore**, oppure più carte che **sommate** danno il suo valore; se non può prendere niente resta in tavola. Giocate le tre carte, se ne danno altre tre a testa, finché il mazzo finisce.

\`\`\`cards take
In tavola: {3C} {4B} {RS}
Giochi: {7D}
Prendi: {7D} {3C} {4B}
\`\`\`

Chi prende tutto quel che c’è in tavola fa **scopa**: un punto. Altri quattro punti si contano alla fine della smazzata. Vince chi arriva per primo a 11.

<!-- values: 1.1 1.2 -->
## Le carte

Quaranta carte in quattro semi: denari, coppe, spade e bastoni. Fante (F), cavallo (C) e re (R) valgono 8, 9 e 10, l’asso vale 1.

\`\`\`cards values
Da 1 a 10: {1D} {2D} {3D} {4D} {5D} {6D} {7D} {FD} {CD} {RD}
\`\`\`

<!-- taking: 3.2 3.3 -->
## Prendere

Una carta che può prendere deve prendere: scegli solo quale giocare. Se in tavola c’è una carta di pari valore si prende quella, e nessuna somma. Fra due carte di pari valore, o fra più somme, scegli tu.

\`\`\`cards equal
In tavola: {3C} {4B} {7S}
Giochi: {7D}
Prendi: {7D} {7S}
C’è un sette, quindi il tre e il quattro restano.
\`\`\`

Le carte prese restano scoperte davanti a te, insieme a quella che le ha prese.

<!-- scopa: 4.1 4.2 4.3 -->
## Scopa

Chi con una carta prende tutto fa scopa. Con l’ultima carta della smazzata non si fa. Quel che resta in tavola va a chi ha preso per ultimo.

<!-- points: 5.1 5.2 5.3 5.4 5.5 -->
## I punti della smazzata

- un punto a chi ha più di 20 **carte**;
- un punto a chi ha più di 5 **denari**;
- un punto per il **settebello**, \`{7D}\`;
- un punto per la **primiera** più alta;
- un punto per ogni **scopa**.

A parità di carte, di denari o di primiera il punto non va a nessuno.

Per la primiera conta la carta migliore di ogni seme, e le quattro si sommano. Chi non ha un seme non ha primiera.

| carta migliore | vale |
|---|---|
| sette | 21 |
| sei | 18 |
| asso | 16 |
| cinque | 15 |
| quattro | 14 |
| tre | 13 |
| due | 12 |
| fante, cavallo, re | 10 |

<!-- end: 2.1 6.1 6.2 -->
## La fine

A ogni smazzata cambia chi gioca per primo. La partita finisce con la smazzata in cui uno ha 11 punti e più dell’altro.

<!-- habits -->
## Buone abitudini

- Lascia in tavola più di dieci: così nessuna carta può fare scopa.
- Se puoi prendere in due modi, scegli denari e sette.
- Ricorda i sette e le carte uscite: nelle ultime tre carte sai che cosa ha in mano l’altro.

<!-- words -->
## Parole

- **Scopa**: prendere tutto quel che c’è in tavola.
- **Settebello**: il sette di denari.
- **Primiera, primiere**: la somma della carta migliore di ogni seme.
- **Mazzo**: le carte non ancora date.
- **Smazzata, smazzate**: il gioco da quando si danno le carte a quando si contano.
`;

export const lessons = `# Scopa

<!-- sum -->
## Una somma

In tavola ci sono un tre e un quattro. Prendili tutti e due con una tua carta.

Right: Tre più quattro fa sette: tre carte per il tuo mazzetto.

Wrong: Tre più quattro fa sette. Ne hai uno?

<!-- equal -->
## Prima la carta uguale

In tavola ci sono dei sette, quindi con il tuo non puoi prendere il tre e il quattro: viene prima la carta di pari valore. Quale sette prendi?

Right: Il sette di denari è il settebello, e vale un punto da solo.

Wrong: Uno dei sette vale un punto da solo: il settebello.

<!-- sweep -->
## Fai scopa

Restano solo un due e un sei. Fante (F), cavallo (C) e re (R) valgono 8, 9 e 10. Prendili insieme e il tavolo resta vuoto: scopa, un punto.

Right: Scopa! Ora l’altro deve calare una carta.

Wrong: Due più sei fa otto, e il tuo fante vale otto.

<!-- leave -->
## Che cosa lasci

Nessuna delle tue carte prende il cinque, quindi una deve restare in tavola. Se in tutto c’è dieci o meno, una carta sola può fare scopa. Lascia di più.

Right: Cinque più dieci fa quindici: nessuna carta li prende insieme.

Wrong: Così una carta sola prende tutto. Quale delle tue supera dieci insieme al cinque?

<!-- coins -->
## Denari

Il tuo fante vale otto, e otto si può prendere in due modi. Quali carte contano di più alla fine?

Right: Due carte di denari: chi ne ha più di cinque fa un punto.

Wrong: Otto va bene, ma guarda i denari.
`;

export const question =
  'Il mazzo è finito, quindi conosci tutte le carte. Quale giocata porta più punti?';
