/** Die genauen Regeln des Schnapsens; die Nummern sind die der englischen. */
export const de = `# Schnapsen zu zweit

## 1. Karten

**1.1** Das Spiel hat zwanzig Karten: in jeder der vier Farben (Kreuz C, Karo D, Herz H, Pik S) Ass (A), Zehner (T), König (K),
Dame (Q) und Bube (J).

**1.2** Das ist auch die Rangfolge von der stärksten zur schwächsten. Im Stich zählt ein Ass 11 Augen, ein Zehner 10, ein König 4,
eine Dame 3 und ein Bube 2, zusammen 120.

**1.3** Jeder bekommt fünf Karten. Die nächste wird aufgedeckt, ihre Farbe ist Atout. Die übrigen neun liegen verdeckt darauf;
alle zusammen sind der Talon.

**1.4** Wer nicht gegeben hat, spielt zum ersten Stich aus. Beim ersten Spiel entscheidet das Los, dann wird abgewechselt.

## 2. Ziel

**2.1** Ein Spiel gewinnt, wer zuerst 66 Augen hat und sich ausmeldet.

**2.2** Augen bringen die Karten in den Stichen (Regel 1.2) und angesagte Paare (Regel 4).

**2.3** Ein gewonnenes Spiel bringt einen, zwei oder drei Punkte (Regel 6).

**2.4** Angesagte Paare zählen nur, wenn man einen Stich hat. Vorher angesagte zählen ab dem ersten Stich.

## 3. Stiche

**3.1** Einer spielt aus, der andere gibt eine Karte zu. Wer den Stich macht, nimmt beide und spielt als Nächster aus.

**3.2** Die zugegebene Karte sticht, wenn sie in derselben Farbe höher ist oder wenn sie Atout ist und die ausgespielte nicht.
Sonst gehört der Stich dem Ausspieler.

**3.3** Solange der Talon offen ist, darf jede Karte zugegeben werden. Nach jedem Stich zieht zuerst der Gewinner die oberste Karte
vom Talon, dann der andere; zuletzt zieht einer die letzte verdeckte Karte, und der andere nimmt das offene Atout.

**3.4** Ist der Talon aufgebraucht oder zugedreht, wird nicht mehr gezogen, und es herrscht Farb- und Stichzwang, in dieser
Reihenfolge: in der Farbe überstechen; die Farbe bedienen; mit Atout stechen; eine beliebige Karte zugeben.

**3.5** Wer ausspielt und den Atoutbuben hat, darf ihn gegen das offene Atout tauschen, solange der Talon offen ist und mehr als
zwei Karten hat.

**3.6** Wer ausspielt, darf den Talon zudrehen, solange er mehr als zwei Karten hat: Das offene Atout wird umgedreht, und ab dann
gilt Regel 3.4. Beides geht vor demselben Ausspiel, das Tauschen zuerst, und auch vor dem ersten Stich.

## 4. Paare

**4.1** Wer ausspielt und König und Dame einer Farbe hat, darf sie ansagen: 20 Augen, in Atout 40.

**4.2** Danach wird eine der beiden Karten ausgespielt, außer man hat mit der Ansage 66 und meldet sich aus. König oder Dame darf
man auch ohne Ansage ausspielen.

## 5. Ausmelden

**5.1** Ausmelden darf sich, wer am Ausspiel ist: nach einem Stich, nach dem Ziehen oder nach einer Ansage. Das Spiel ist damit
sofort zu Ende.

**5.2** Mit mindestens 66 Augen ist die Meldung richtig. Normalerweise zählt der Tisch mit, und eine falsche Meldung wird nicht
angenommen. Mit der Option \`claims=free\` darf man sich jederzeit ausmelden, wenn man am Ausspiel ist; ist die Meldung falsch,
gewinnt der andere das Spiel mit zwei Punkten, ohne Stich mit drei (hat der Meldende zugedreht: wenn der andere beim Zudrehen
keinen Stich hatte).

**5.3** Hat sich niemand ausgemeldet und wurde nicht zugedreht, gewinnt das Spiel, wer den letzten Stich macht.

**5.4** Wurde zugedreht, entscheidet der letzte Stich nicht. Wer ihn macht und 66 Augen hat, gewinnt, als hätte er sich
ausgemeldet; sonst hat verloren, wer zugedreht hat.

## 6. Punkte

**6.1** Der Gewinner bekommt drei Punkte, wenn der andere keinen Stich hat, zwei, wenn der andere weniger als 33 Augen hat, sonst
einen.

**6.2** Wer zugedreht hat und nicht gewinnt, gibt dem anderen zwei Punkte, oder drei, wenn dieser beim Zudrehen keinen Stich hatte.

**6.3** Wer zugedreht hat und gewinnt, bekommt, was Regel 6.1 beim Zudrehen ergeben hätte: Spätere Stiche des anderen machen das
Spiel nicht billiger.

## 7. Ende

**7.1** Gespielt wird auf sieben Punkte (oder neun) oder um ein einzelnes Spiel. Zu Ende ist es, sobald jemand sie erreicht.

## 8. Schreibweise

**8.1** \`QH\` spielt die Herzdame. \`marry H\` sagt das Herzpaar an; \`exchange\` tauscht, \`close\` dreht zu, \`claim\` meldet aus.

**8.2** Eine Stellung nennt das Spiel, wer am Zug ist, die Punkte, jede Karte, die nicht verdeckt im Talon liegt, und was man von
den Händen weiß: gezeigte Karten und Karten, die jemand nachweislich nicht hat.

**8.3** Man sieht das eigene Blatt, alle Stiche, das offene Atout, wie viele Karten der andere und der Talon haben, und die Augen
beider. Merken muss man sich nichts.
`;
