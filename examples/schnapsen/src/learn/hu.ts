/** A snapszer embereknek, magyarul: a szabályok röviden, és amit a leckék mondanak. */
export const leaflet = `# Snapszer

Párbaj két játékosnak, húsz lappal. Gyűjts 66 pontot az ütésekben, és mondd be előbb, mint a másik.

<!-- minute: 2 -->
## Egy perc alatt

Mindkettőtöknek öt lapja van; a felcsapott lap színe az **adu**. Az egyik hív, a másik tesz rá: az üt, aki a hívott színből erősebbet vagy adut tesz. Aki üt, elviszi mindkét lapot, aztán **mindketten húztok** a talonból. Ha megvan a **66 pontod**, és te hívsz, mondd be: tiéd a leosztás.

Hét játékpontig megy a játszma. Egy leosztás egy, két vagy három játékpontot hoz.

<!-- cards: 1 -->
## A lapok

Minden színben felülről:

\`\`\`cards ranks
Felülről: A♥ 10♥ K♥ Q♥ J♥
\`\`\`

Az ütésben az ász 11, a tízes 10, a király 4, a dáma 3, a bubi 2 pont.

<!-- tricks: 3.1 3.2 3.3 3.4 -->
## Egy leosztás két fele

Amíg a talon nyitva van, **bármelyik** lapot ráteheted. Ha elfogyott vagy lecsukták, kényszer van: felülütni a színből; különben színt tenni; különben aduval ütni; különben bármit.

\`\`\`cards follow
Hívás: Q♠
A lapjaid: K♠ J♠ A♥
Ezt teheted: K♠
\`\`\`

<!-- marriages: 2.4 4 -->
## Húsz és negyven

Egy szín királya és dámája a kezedben: pár. Mondd be, amikor te hívsz, és utána hívd az egyiket: **20** pont, aduból **40**. Akkor számít, ha van ütésed.

\`\`\`cards marriage
Kőr az adu: K♥ Q♥ = 40
Bármelyik más szín: K♠ Q♠ = 20
\`\`\`

<!-- talon: 3.5 3.6 -->
## Az adu bubi és a csukás

Ha te hívsz, és a talonban kettőnél több lap van,

- kicserélheted az adu bubit a felcsapott adura;
- **lecsukhatod** a talont: nincs több húzás, és kezdődik a kényszer. Ha csuktál, és nincs meg a 66, a másik kap két vagy három játékpontot.

<!-- claims: 2.1 2.3 5 6 -->
## Elég, és mennyit ér

Bemondani akkor lehet, amikor te hívsz. Ha senki sem mondja be, az utolsó ütés nyer.

- egy játékpont, ha a másiknak legalább 33 pontja van;
- kettő, ha 33-nál kevesebb;
- három, ha nincs ütése.

<!-- words -->
## Szavak

- **Talon**: a megmaradt lapok, alattuk a felcsapott adu.
- **Adu**: a szín, amely minden mást üt.
- **Húsz, negyven**: egy szín királya és dámája egy kézben; aduból negyven.
- **Csukás** <!-- csuk -->: a felcsapott adu lefordítása; onnantól nincs több húzás.
`;

export const lessons = `# Snapszer

<!-- take -->
## Vidd el az ütést

Kőr az adu. A másik káró dámát hívott: üsd meg úgy, hogy ne menjen el rá adud. A talon nyitva van, bármit rátehetsz.

Right: Az ász viszi a dámát: 11 meg 3 pont, és te hívsz legközelebb.

Wrong: Egy nagyobb káró adu nélkül is viszi. Melyik van nálad?

<!-- exchange -->
## Az adu bubi

Nálad van az adu bubi, és az ász van felcsapva. Hívás előtt kicserélheted. Tedd meg.

Right: A csomag legerősebb lapja a tiéd a leggyengébbért.

Wrong: Előbb cserélj: hívás után már késő lehet.

<!-- marriage -->
## Negyven

Adu király és dáma: pár. Mondd be, aztán hívd az egyiket.

Right: Negyven pont, és egy 12 pontos ütésed már van: 52.

Wrong: Előbb mondd be a kőrt, aztán hívd a kőr királyt vagy dámát.

<!-- close -->
## Csukás

27 pontod van, és csupa nagy lapod. Ha lecsukod a talont, a másiknak színt kell tennie, és adut sem húzhat többé. Csukd le.

Right: Az aduid és az ászaid megadják, ami hiányzik, és a másiknak nincs ütése: három játékpont.

Wrong: Ezekkel a lapokkal nem kell a talon. Csukd le, mielőtt hívsz.

<!-- claim -->
## Elég

49 pontod van. Mit mondasz be, és mikor mondod, hogy elég?

Right: 49 meg 20 az 69. A leosztásnak azonnal vége, és a másiknak nincs 33 pontja: két játékpont.

Wrong: A pikk király és dáma 66 fölé visz. Mondd be, aztán jelentsd be, hogy elég.
`;
