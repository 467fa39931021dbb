/** A snapszer pontos szabályai; a számok az angol változatéi. */
export const hu = `# Kétszemélyes snapszer

## 1. A lapok

**1.1** A csomag húsz lap: mind a négy színből (treff C, káró D, kőr H, pikk S) ász (A), tízes (T), király (K), dáma (Q) és
bubi (J).

**1.2** Ez egyben a sorrendjük is, a legerősebbtől a leggyengébbig. Az ütésben az ász 11 pontot ér, a tízes 10-et, a király 4-et, a
dáma 3-at, a bubi 2-t; összesen 120.

**1.3** Mindkét játékos öt lapot kap. A következő lapot felcsapják: ennek a színe az adu. A többi kilenc lefordítva kerül rá; ez
együtt a talon.

**1.4** Az első ütésbe az hív, aki nem osztott. Az első leosztásnál sorsolnak, utána felváltva kezdenek.

## 2. A cél

**2.1** A leosztást az nyeri, akinek előbb van 66 pontja, és bemondja, hogy elég.

**2.2** Pontot az ütések lapjai (1.2) és a bemondott párok (4.) hoznak.

**2.3** A megnyert leosztás egy, két vagy három játékpontot ér (6.).

**2.4** A bemondott pár csak annak számít, akinek van ütése; a korábban bemondott az első ütéstől kezdve.

## 3. Az ütések

**3.1** Az egyik hív, a másik tesz rá egy lapot. Aki üt, elviszi mindkettőt, és ő hív legközelebb.

**3.2** A rátett lap akkor üt, ha ugyanabból a színből erősebb, vagy ha adu, és a hívott lap nem az. Különben a hívó visz.

**3.3** Amíg a talon nyitva van, bármelyik lap rátehető. Ütés után előbb az húz a talonból, aki ütött, aztán a másik; végül az egyik
az utolsó lefordított lapot húzza, a másik a felcsapott adut veszi el.

**3.4** Ha a talon elfogyott vagy lecsukták, nincs több húzás, és szín- és ütéskényszer van, ebben a sorrendben: felülütni a hívott
színből; színre színt tenni; aduval ütni; bármit tenni.

**3.5** Aki hív, és nála van az adu bubi, kicserélheti a felcsapott adura, amíg a talon nyitva van, és kettőnél több lapból áll.

**3.6** Aki hív, lecsukhatja a talont, amíg az kettőnél több lapból áll: a felcsapott adut lefordítja, és onnantól a 3.4 érvényes.
Egy hívás előtt mindkettő megtehető, előbb a csere, akár az első ütés előtt is.

## 4. A párok

**4.1** Aki hív, és megvan egy szín királya és dámája, bemondhatja: húsz, aduból negyven pont.

**4.2** Ezután a kettő közül az egyiket kell hívnia, kivéve ha a bemondással megvan a 66, és ezt bejelenti. Királyt vagy dámát
bemondás nélkül is lehet hívni.

## 5. Elég!

**5.1** Az jelentheti be, hogy elég, aki éppen hív: ütés, húzás vagy párbemondás után. Ezzel a leosztásnak vége.

**5.2** Legalább 66 ponttal a bejelentés jó. Alapesetben az asztal számol, és a téves bejelentést nem fogadja el. A
\`claims=free\` szabállyal hívás előtt bármikor be lehet jelenteni; ha téves, a másik nyeri a leosztást két játékponttal, ütés nélkül
hárommal (ha a bejelentő csukott: akkor, ha a másiknak csukáskor nem volt ütése).

**5.3** Ha senki sem jelentette be, és a talont nem csukták le, az utolsó ütés nyer.

**5.4** Ha lecsukták, nem az utolsó ütés dönt. Ha aki viszi, annak megvan a 66 pontja, nyer, mintha bejelentette volna; különben az
veszít, aki csukott.

## 6. Játékpontok

**6.1** A nyertes három játékpontot kap, ha a másiknak nincs ütése, kettőt, ha a másiknak nincs meg a 33 pontja, különben egyet.

**6.2** Aki csukott, és nem nyert, két játékpontot ad a másiknak, vagy hármat, ha annak csukáskor nem volt ütése.

**6.3** Aki csukott, és nyert, annyit kap, amennyi csukáskor a 6.1 szerint járt volna: a másik későbbi ütései nem teszik olcsóbbá.

## 7. A vége

**7.1** Hét (vagy kilenc) játékpontig megy, vagy egyetlen leosztásra. Akkor van vége, amikor valaki eléri.

## 8. Jelölés

**8.1** A \`QH\` a kőr dámát játssza ki. A \`marry H\` a kőr párt mondja be; az \`exchange\` cserél, a \`close\` lecsukja a talont,
a \`claim\` bejelenti, hogy elég.

**8.2** Egy állás megnevezi a leosztást, a soron következőt, a pontokat, minden lapot, ami nincs lefordítva a talonban, és amit a
kezekről tudni: a megmutatott lapokat, és azokat, amelyekről kiderült, hogy valakinél nincsenek.

**8.3** Mindenki látja a saját lapjait, az összes ütést, a felcsapott adut, hány lap van a másiknál és a talonban, és mindkét fél
pontjait. Semmit sem kell fejben tartani.
`;
