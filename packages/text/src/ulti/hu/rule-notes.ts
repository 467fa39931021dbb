import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  cardPoints:
    'Mit érnek az ütéseidben lévő lapok. A figurákkal együtt 130 pont van egy leosztásban, nélkülük 90.',
  talonOwner: 'Kié a talon, vagyis a felvevő által letett két lap pontja.',
  ladder: 'Hány bemondásból lehet választani. A hosszabb listákon több a kombináció.',
  ladderOrder: 'Két bemondás közül melyik üti a másikat.',
  holdRule: 'Mi történik, ha valaki ugyanannyit mond be, mint az addigi bemondás.',
  selfRaise: 'Emelheted-e a saját bemondásodat (önrablás), ha a másik kettő azt mondta: mehet.',
  passzPlayed: 'Lejátsszátok-e a sima passzt, vagy csak kifizeti a felvevő, és jön az új osztás.',
  requireHolding:
    'Kell-e a 40-100-hoz a király és a felső, az ultihoz az aduhetes, vagy lehet blöffölni.',
  betliMustBeat: 'Felül kell-e ütni betliben, ha lehet; ez a felvevőnek nehezebb.',
  ultiPenalty: 'Mennyivel többe kerül a bukott ulti az értékénél. A kontra ezt nem duplázza.',
  silent100:
    'Aki bemondás nélkül éri el a százat, pontot kap érte. Itt választható, hogy a parti is jár-e mellé.',
  silent100Marriages: 'Mely húszak és negyvenek számítanak bele a csendes százba.',
  silentUltiFail:
    'Mennyit fizetsz, ha az aduhetest az utolsó ütésben leütik, pedig nem mondtak ultit.',
  marriageNeedsTrick: 'Beszámít-e a húsz és a negyven annak, akinek egyetlen ütése sincs.',
  maxKontra: 'Hányszor duplázható a bemondás: 1 a kontra (×2), 2 a rekontra (×4), egészen ×64-ig.',
  individualKontra: 'A színtelen játékban csak arra érvényes-e a kontra, aki mondta.',
  keepSeven: 'Meg kell-e tartania a felvevőnek a hetest az utolsó ütésig, amíg más lapot is tehet.',
  openReveal: 'Kinek a lapjait terítik ki a terített játékban.',
  earlyEnd: 'Vége van-e a játéknak, amint a bemondás elbukott, vagy lejátsszák mind a tíz ütést.',
  concede: 'Bedobhatja-e a felvevő a lapját, hogy fizessen, és ne kelljen végigjátszani.',
  deals: 'Hány leosztás után dönt az összeg.',
};
