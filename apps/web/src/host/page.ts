/** Who keeps the truth for this page. */
import type { Host } from './host.ts';
import { localHost } from './local.ts';

export const host: Host = localHost();
