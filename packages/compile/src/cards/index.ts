/** All protocols in the order of their sets; the order numbers the cards (protocol x 6 + place). */
import type { ProtocolData } from '../effects/algebra.ts';
import { darkness } from './darkness.ts';
import { death } from './death.ts';
import { fire } from './fire.ts';
import { gravity } from './gravity.ts';
import { life } from './life.ts';
import { light } from './light.ts';
import { metal } from './metal.ts';
import { plague } from './plague.ts';
import { psychic } from './psychic.ts';
import { speed } from './speed.ts';
import { spirit } from './spirit.ts';
import { water } from './water.ts';
import { apathy } from './apathy.ts';
import { hate } from './hate.ts';
import { love } from './love.ts';
import { chaos } from './chaos.ts';
import { clarity } from './clarity.ts';
import { corruption } from './corruption.ts';
import { courage } from './courage.ts';
import { fear } from './fear.ts';
import { ice } from './ice.ts';
import { luck } from './luck.ts';
import { mirror } from './mirror.ts';
import { peace } from './peace.ts';
import { smoke } from './smoke.ts';
import { time } from './time.ts';
import { war } from './war.ts';
import { assimilation } from './assimilation.ts';
import { diversity } from './diversity.ts';
import { unity } from './unity.ts';

export const PROTOCOLS: readonly ProtocolData[] = [
  darkness,
  death,
  fire,
  gravity,
  life,
  light,
  metal,
  plague,
  psychic,
  speed,
  spirit,
  water,
  apathy,
  hate,
  love,
  chaos,
  clarity,
  corruption,
  courage,
  fear,
  ice,
  luck,
  mirror,
  peace,
  smoke,
  time,
  war,
  assimilation,
  diversity,
  unity,
];
