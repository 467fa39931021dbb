/** First steps in Ulti: how tricks are played, then contracts and the cards they need, then the auction. */
import type { Lesson } from '../../lessons/lesson.ts';

/** The bids taught so far, lesson by lesson. */
const PASSZ = ['bid P', 'bid H-P'];
const ULTI = [...PASSZ, 'bid U', 'bid H-U'];
const BETLI = [...ULTI, 'bid BE', 'bid H-BE'];
const FORTY = [...BETLI, 'bid D', 'bid H-D', 'bid 40', 'bid H-40'];
const TWENTY = [...FORTY, 'bid 20', 'bid H-20'];
const AUCTION = [...TWENTY, 'pass', 'pickup', 'hold', 'release'];

export const lessons: readonly Lesson[] = [
  {
    id: 'follow',
    position:
      'contract: H-P ; trump: H ; soloist: 0 ; leader: 0 ; hand 0: BA L7 ; hand 1: LO L8 HU ; hand 2: B9 AU H9 ; talon: B7 B8 ; table: LU ; points: 55 45 ; tricks: 4 3 ; marriages: - - -',
    seat: 1,
    answers: [['play LO']],
  },
  {
    id: 'trump',
    position:
      'contract: H-P ; trump: H ; soloist: 0 ; leader: 0 ; hand 0: BA L7 ; hand 1: H8 BK AX ; hand 2: B9 AU H9 ; talon: B7 B8 ; table: LK ; points: 47 42 ; tricks: 4 3 ; marriages: - - -',
    seat: 1,
    answers: [['play H8']],
  },
  {
    id: 'worth',
    position:
      'contract: P ; trump: A ; soloist: 0 ; leader: 0 ; hand 0: AA L7 ; hand 1: L9 BK ; hand 2: LU B8 ; talon: H7 H8 ; table: ; points: 46 57 ; tricks: 4 4 ; marriages: - - -',
    seat: 0,
    score: true,
    answers: [['play L7'], ['play AA']],
    lines: ['play L7; play L9; play LU; play B8; play AA; play BK'],
  },
  {
    id: 'smear',
    position:
      'contract: H-P ; trump: H ; soloist: 0 ; leader: 0 ; hand 0: BA LX ; hand 1: L9 B8 ; hand 2: AX A7 BU ; talon: B7 A8 ; table: LK LA ; points: 28 44 ; tricks: 4 3 ; marriages: - - -',
    seat: 2,
    answers: [['play AX']],
  },
  {
    id: 'draw',
    position:
      'contract: H-P ; trump: H ; soloist: 0 ; leader: 0 ; hand 0: HA LA LX ; hand 1: H9 L7 A8 ; hand 2: A9 AU BU ; talon: B7 L8 ; table: ; points: 24 60 ; tricks: 3 4 ; marriages: - - -',
    seat: 0,
    answers: [['play HA']],
    lines: ['play HA; play H9; play A9'],
  },
  {
    id: 'name',
    position:
      'dealer: 2 ; deal: LA LX LK L9 BA HA HX HK HO H9 B9 BX BK BO AX AA A7 LU L8 B7 HU H8 H7 B8 BU AK AO AU A9 A8 LO L7 ; bid P ; discard A7 ; discard HU ; pass ; pass ; stand',
    seat: 0,
    answers: [['trump L']],
  },
  {
    id: 'hearts',
    position:
      'dealer: 2 ; deal: HA HX HK HU H9 LX B8 BO BU AU LK L9 AA L7 A7 H8 LA BX L8 BA A9 A8 AO B7 LO H7 HO LU B9 AK AX BK',
    seat: 0,
    offers: PASSZ,
    answers: [['bid H-P']],
  },
  {
    id: 'talon',
    position:
      'dealer: 2 ; deal: AA AX AK AU A9 LA AO BA LU B8 B9 H7 L9 HO HK A8 HA HU H9 H8 BX LX A7 LK L7 B7 BO LO L8 HX BK BU ; bid P',
    seat: 0,
    answers: [
      ['discard BX', 'discard LX'],
      ['discard LX', 'discard BX'],
    ],
  },
  {
    id: 'forty',
    position:
      'dealer: 2 ; deal: LA LK LO L9 L8 AO LU BK AK B7 B9 HK LX B8 BA AX AU A9 A8 A7 HA BU HX AA HU L7 H7 H9 H8 BX HO BO ; bid P ; discard HA ; discard BU ; pass ; pass ; stand',
    seat: 0,
    answers: [['trump L']],
  },
  {
    id: 'ulti',
    position:
      'contract: U ; trump: A ; soloist: 0 ; leader: 0 ; hand 0: A7 AA BK ; hand 1: A9 B8 L9 ; hand 2: BA L8 LU ; talon: H7 H8 ; table: ; points: 55 37 ; tricks: 5 2 ; marriages: - - -',
    seat: 0,
    answers: [['play AA'], ['play BK'], ['play A7']],
    lines: ['play AA; play A9; play L8; play BK; play B8; play BA; play LU; play A7; play L9'],
  },
  {
    id: 'defend',
    position:
      'contract: U ; trump: A ; soloist: 0 ; leader: 1 ; hand 0: A7 BK ; hand 1: LA BA ; hand 2: L9 AU ; talon: H7 H8 ; table: ; points: 55 37 ; tricks: 5 3 ; marriages: - - -',
    seat: 1,
    answers: [['play LA']],
    lines: ['play LA; play L9; play A7', 'play BA; play AU; play BK; play L9'],
  },
  {
    id: 'seven',
    position:
      'dealer: 2 ; deal: A7 AA AK AX AU HX L7 B9 B8 H7 AO BO L8 BX A9 A8 LA BA H9 BK LK L9 LO HO HA H8 LU HU HK B7 BU LX',
    seat: 0,
    offers: ULTI,
    answers: [['bid U']],
  },
  {
    id: 'betli',
    position:
      'contract: BE ; soloist: 0 ; leader: 1 ; hand 0: B9 B7 L8 ; hand 1: B8 LK ; hand 2: LO HK ; talon: AX AO ; table: BX H9 ; points: 0 86 ; tricks: 0 7 ; marriages: - - -',
    seat: 0,
    answers: [['play B9']],
  },
  {
    id: 'bid',
    position:
      'dealer: 2 ; deal: H7 H8 B7 B8 L7 HA HX LX AX BA HK HO LA AA BX A7 A8 L8 B9 H9 L9 A9 BU LK AK LO AO BK BO HU LU AU',
    seat: 0,
    offers: BETLI,
    answers: [['bid H-BE', 'bid BE']],
  },
  {
    id: 'durchmars',
    position:
      'contract: D ; soloist: 0 ; leader: 0 ; hand 0: LA LX ; hand 1: LU H7 ; hand 2: H8 H9 ; talon: B7 B8 ; points: 97 0 ; tricks: 8 0 ; marriages: - - -',
    seat: 0,
    answers: [['play LA'], ['play LX']],
    lines: ['play LA; play LU; play H8; play LX; play H7; play H9'],
  },
  {
    id: 'hundred',
    position:
      'dealer: 2 ; deal: AA AX AK AO A9 H9 HU B8 B9 L8 HO HK BU BO L9 LA LX BA H7 H8 B7 L7 HX HA LU A7 BK BX LO LK A8 AU',
    seat: 0,
    offers: FORTY,
    answers: [['bid 40']],
  },
  {
    id: 'twenty',
    position:
      'dealer: 2 ; deal: AA AX AU A9 A8 B7 LU LO H8 HA L7 AK H9 B8 HU BA BX BK BO LA LX H7 HO BU A7 HX B9 AO LK HK L8 L9',
    seat: 0,
    offers: TWENTY,
    answers: [['bid 20']],
  },
  {
    id: 'judge',
    position:
      'dealer: 2 ; deal: AA AX AK AO A9 HO HU B9 BO L8 HA HX HK BK BX LA LX BA H7 B7 L7 H8 LK A8 H9 BU LU B8 LO L9 A7 AU ; bid 40 ; discard H7 ; discard B7',
    seat: 1,
    offers: AUCTION,
    answers: [['pass']],
  },
  {
    id: 'pickup',
    position:
      'dealer: 2 ; deal: LA LX LK L9 AA H7 H8 B7 B8 L7 LU LO AU AO AK A9 AX BA BK HK HO HA L8 A7 A8 H9 B9 BU BO BX HU HX ; bid P ; discard HO ; discard BK',
    seat: 1,
    offers: AUCTION,
    answers: [['pickup'], ['bid H-BE', 'bid BE']],
  },
  {
    id: 'hold',
    position:
      'dealer: 2 ; deal: A7 AA AX AK A9 H8 H9 B8 B9 L8 HO HK HX HA BK A8 LA LX BA H7 B7 L7 L9 HU BU LU BO BX LO LK AU AO ; bid U ; discard H7 ; discard B7 ; pickup ; bid BE ; discard BO ; discard BU',
    seat: 0,
    offers: AUCTION,
    answers: [['hold']],
  },
  {
    id: 'kontra',
    position:
      'contract: U ; trump: A ; soloist: 0 ; leader: 0 ; hand 0: A7 AK A8 BA BX B9 LA LX L9 ; hand 1: AA AX AO AU A9 HA HX HK L7 B8 ; hand 2: B7 BU BO BK LU LO LK L8 H9 HU ; talon: H7 H8 ; table: HO',
    seat: 1,
    answers: [['kontra ulti', 'kontra ulti passz']],
  },
];
