import { holdTogether } from './together.ts';

holdTogether(1);
