import type english from '../en/rule-notes.ts';

const PLATE =
  'Az a protokoll, amely ebben a sávban fekszik, és amelynek hat lapja a játékos paklijában van. Egyik sem szerepelhet kétszer.';

const ruleNotes: typeof english = {
  first: 'Ki választ először, és kié az első kör.',
  draft: 'Hogyan jut mindenki három protokollhoz.',
  sets: 'Melyik dobozokból valók a protokollok. Ha nincsenek előre megadva, legalább tizenkettő kell.',
  P0L0: PLATE,
  P0L1: PLATE,
  P0L2: PLATE,
  P1L0: PLATE,
  P1L1: PLATE,
  P1L2: PLATE,
  control:
    'Aki két sávban vezet, megszerzi az irányítást, és kompiláláskor vagy frissítéskor átrendezheti a protokollokat.',
  maxTurns: 'Az ennyi ideig tartó játék döntetlen.',
  shiftEnters:
    'Végrehajtja-e a letakart lap a középső szövegét, ha az áthelyezés után felülre kerül.',
  compileDeletes: 'A törlésre válaszoló szövegek a sáv kompilálásakor is válaszolnak-e.',
  compileBan: 'Tilt-e a Metal 1 akkor is, ha közben letakarták, átfordították vagy eltűnt.',
  diversity6: 'Hány különböző protokoll kell az asztalon, hogy ez a lap ott maradhasson.',
  unity4: 'A kör melyik pontján néz bele ez a lap a pakliba.',
};

export default ruleNotes;
