/** Le regole esatte della scopa; i numeri sono quelli delle regole inglesi. */
export const it = `# Scopa per due

## 1. Le carte

**1.1** Il mazzo ha quaranta carte: in ognuno dei quattro semi (denari D, coppe C, spade S, bastoni B) un asso (1), le carte dal
2 al 7, un fante (F), un cavallo (C) e un re (R).

**1.2** Nelle somme l’asso vale 1, ogni carta dal 2 al 7 il suo numero, il fante 8, il cavallo 9 e il re 10.

**1.3** La smazzata comincia con tre carte a testa e quattro in tavola. Quando tutti e due le hanno giocate se ne danno altre tre a
testa, finché il mazzo finisce. Chi gioca per primo riceve le carte per primo.

**1.4** Se all’inizio ci sono tre o quattro re in tavola si danno di nuovo le carte.

## 2. Smazzate e partite

**2.1** Una partita ha tante smazzate quante ne servono. Chi gioca per primo nella prima si tira a sorte; poi ci si alterna.

## 3. Il gioco

**3.1** A turno ognuno gioca una carta della mano.

**3.2** Una carta prende dalla tavola una carta di pari valore, oppure più carte che sommate danno il suo valore. Una carta che può
prendere deve prendere; fra più prese possibili sceglie chi gioca. Una carta che non può prendere si cala in tavola.

**3.3** Se in tavola c’è una carta di pari valore si prende una di queste, e nessuna somma.

**3.4** Le carte prese, con quella che le ha prese, restano scoperte davanti a chi le ha prese.

## 4. Scopa, e quel che resta

**4.1** Chi prende tutte le carte in tavola fa scopa, che vale un punto.

**4.2** Con l’ultima carta della smazzata non si fa scopa.

**4.3** Giocata l’ultima carta, quel che resta in tavola va a chi ha preso per ultimo.

## 5. I punti

Alla fine della smazzata c’è un punto per ognuna di queste cose; a parità non va a nessuno.

**5.1** Carte: a chi ne ha più di venti.

**5.2** Denari: a chi ne ha più di cinque.

**5.3** Settebello: a chi ha il sette di denari.

**5.4** Primiera: a chi ha la somma più alta della carta migliore di ogni seme, dove il sette vale 21, il sei 18, l’asso 16, il
cinque 15, il quattro 14, il tre 13, il due 12, e fante, cavallo e re 10. Chi non ha un seme non ha primiera.

**5.5** Scope: un punto per ognuna.

## 6. La fine

**6.1** Si gioca agli 11 punti (o ai 16, o ai 21), oppure una smazzata sola.

**6.2** La partita finisce con la smazzata in cui uno li ha raggiunti e ne ha più dell’altro. A parità si gioca un’altra smazzata.

**6.3** Dopo trenta smazzate finisce così come si sta.

## 7. La scrittura

**7.1** \`7D\` cala il sette di denari; \`7D x 3C 4B\` prende con lui due carte.

**7.2** Una posizione dice la smazzata, a chi tocca, i punti, e ogni carta che non è nel mazzo.

**7.3** Un giocatore vede la tavola, le carte prese da tutti e due, la propria mano, e quante carte hanno l’altra mano e il mazzo.
`;
