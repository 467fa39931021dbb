/** Imports a game played elsewhere: pasted, chosen as a file, or dropped. A broken record stays in the box, with the faulty line. */
import { isRefusal } from '@pakli/core';
import { explain, speechOf } from '@pakli/text';
import type { ReplayWords } from '@pakli/text/replay';
import { useCallback, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { refusalOf } from '../host/failure.ts';
import { tellFailure } from '../kit/notices.ts';
import { readFile } from '../host/record-size.ts';
import { useHost } from '../host/use-host.ts';
import type { Fault } from '../host/host.ts';
import { useWords } from '../words/Words.tsx';
import { offer, useOffered } from './offered.ts';
import './record-box.css';

export function TakeIn({ words }: { readonly words: ReplayWords }): ReactElement {
  const { take } = words;
  const catalogue = useWords();
  const host = useHost();
  const [, go] = useLocation();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const open = useCallback(
    async (given: string): Promise<void> => {
      const taken = await host.take(given).catch(refusalOf);
      if (typeof taken === 'string') {
        go(`/replay/${taken}`);
        return;
      }
      const { line, game }: Fault = taken;
      const speech = game === undefined ? undefined : speechOf(catalogue, game);
      const { text: why } = speech?.refusal(taken) ?? explain(catalogue, taken);
      setProblem(line === undefined ? why : take.line(line, why));
      if (line !== undefined) mark(box.current, given, line);
    },
    [catalogue, go, host, take],
  );
  const read = useCallback(
    async (file: File): Promise<void> => {
      try {
        const content = await readFile(file);
        if (isRefusal(content)) {
          setProblem(explain(catalogue, content).text);
          return;
        }
        // A picture, say: no text contains this character.
        if (content.includes('\0')) {
          setProblem(take.notText);
          return;
        }
        setText(content);
        await open(content);
      } catch {
        setProblem(take.unread);
      }
    },
    [catalogue, open, take],
  );
  const dropped = useOffered();
  useEffect(() => {
    if (dropped === undefined) return;
    offer(undefined);
    // The state is set once the file has been read.
    // oxlint-disable-next-line react/set-state-in-effect
    read(dropped).catch(tellFailure);
  }, [dropped, read]);
  return (
    <section className="replay-take" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{take.title}</h2>
      <p>{take.about}</p>
      <label htmlFor={id}>{take.text}</label>
      <textarea
        id={id}
        className="replay-record"
        ref={box}
        rows={8}
        value={text}
        spellCheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setProblem(undefined);
          setText(target.value);
        }}
      />
      <div id={`${id}-problem`} role="alert">
        {problem !== undefined && <p className="replay-take-problem">{problem}</p>}
      </div>
      <div className="replay-take-acts">
        <Button
          look="main"
          disabled={text.trim() === ''}
          onClick={() => void open(text).catch(tellFailure)}
        >
          {take.open}
        </Button>
        <label className="button replay-take-file">
          {take.file}
          <input
            type="file"
            accept=".txt,.pakli,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file !== undefined) read(file).catch(tellFailure);
            }}
          />
        </label>
      </div>
    </section>
  );
}

/** Selects a line, so that it scrolls into view. */
function mark(box: HTMLTextAreaElement | null, text: string, line: number): void {
  if (box === null) return;
  const lines = text.split(/\r\n|\r|\n/);
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  // A textarea turns every line ending into a line feed.
  requestAnimationFrame(() => {
    box.focus();
    box.setSelectionRange(from, from + (lines[line - 1] ?? '').length);
  });
}
