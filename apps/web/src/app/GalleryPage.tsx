/** The gallery of decks as a page. */
import type { ReactElement } from 'react';
import { Gallery } from '../cards/Gallery.tsx';
import { useWords } from '../words/Words.tsx';
import './GalleryPage.css';
import { BackButton } from '../kit/BackButton.tsx';
import { useTitle } from '../kit/use-title.ts';

export function GalleryPage(): ReactElement {
  const { frame, cards, games } = useWords();
  useTitle(frame.gallery.title);
  return (
    <main>
      <header className="app-gallery-head">
        <BackButton to="/" />
        <h1>{frame.gallery.title}</h1>
        <p>{frame.gallery.about}</p>
      </header>
      <Gallery cards={cards} tell={{ name: games.ulti.card.name, back: cards.back }} />
    </main>
  );
}
