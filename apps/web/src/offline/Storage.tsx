/** What this browser stores of Pakli: how much, which version, and how to install it. */
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { useAsync } from '../hooks/use-async.ts';
import { version } from '../../package.json';
import { Fleeting } from './NoStorageNotice.tsx';
import { useWords } from '../words/Words.tsx';
import { useInstall } from './install.ts';
import './Storage.css';
import { useStored } from './updates.ts';

/** The running build names its files after their contents. */
const build = /-([\w-]{8})\.js$/.exec(import.meta.url)?.[1];

export function Storage(): ReactElement {
  const { offline, locale } = useWords();
  const stored = useStored();
  const install = useInstall();
  const bytes = useUsage(stored);
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <section className="offline-storage" aria-label={offline.title}>
      <h3>{offline.title}</h3>
      <p>{offline.stored[stored]}</p>
      <Fleeting />
      <p className="offline-storage-facts">
        {bytes !== undefined && <span>{offline.size(size.format(bytes / 1_000_000))}</span>}
        <span>{offline.version(build === undefined ? version : `${version} (${build})`)}</span>
        <a href="licences.txt" target="_blank">
          {offline.licences}
        </a>
      </p>
      {stored === 'update' && <Button onClick={() => location.reload()}>{offline.useIt}</Button>}
      {install !== undefined && <Button onClick={install}>{offline.install}</Button>}
    </section>
  );
}

/** Bytes that this origin takes in the browser, games included. */
function useUsage(stored: unknown): number | undefined {
  return useAsync(estimate, [stored], true)?.usage;
}

async function estimate(): Promise<StorageEstimate | undefined> {
  // Without https there is no such storage to ask.
  const { storage } = navigator as Partial<Navigator>;
  return storage?.estimate().catch(() => undefined);
}
