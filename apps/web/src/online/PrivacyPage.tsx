/** What the server stores about somebody who plays with friends. */
import type { ReactElement } from 'react';
import { BackButton } from '../kit/BackButton.tsx';
import { useTitle } from '../kit/use-title.ts';
import { useOnlineWords } from '../words/online-words.ts';
import './PrivacyPage.css';

export function PrivacyPage(): ReactElement {
  const { privacy } = useOnlineWords();
  useTitle(privacy.title);
  return (
    <main className="online-privacy">
      <BackButton to="/" />
      <h1>{privacy.title}</h1>
      <ul>
        {privacy.text.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </main>
  );
}
