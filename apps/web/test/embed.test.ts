/** The addresses of frames for other pages. */
import { expect, test, vi } from 'vitest';
import { frameCode, pictureCode, readEmbed, type EmbedCode } from '../src/kit/embed.ts';

const LINK = '2.mulle.2.x3Gk_-';

test('an address is a recorded game or a puzzle, in a language or in the reader’s', () => {
  expect(readEmbed(`/hu/${LINK}/12/1`)).toEqual({
    locale: 'hu',
    shared: { link: LINK, step: 12, seat: 1 },
  });
  expect(readEmbed(`/${LINK}`)).toEqual({ locale: undefined, shared: { link: LINK } });
  expect(readEmbed('/de/puzzle/mulle/12')).toEqual({ locale: 'de', game: 'mulle', puzzle: '12' });
  expect(readEmbed('/puzzle/ulti/2026-11-18')).toEqual({
    locale: undefined,
    game: 'ulti',
    puzzle: '2026-11-18',
  });
  expect(readEmbed('/sv/puzzle')).toEqual({ locale: 'sv' });
});

test('nothing else of the page is in a frame', () => {
  const pages = ['/', '', '/t/4mk29x0qpd', '/table/x', '/day', '/en', '/en/settings', '/replay/x'];
  for (const path of [...pages, '/en/puzzle/mulle', '/en/puzzle/mulle/1/2', '/evening/x/key']) {
    expect(readEmbed(path), path).toBeUndefined();
  }
});

test('HTML to copy stays HTML, whatever is in it', () => {
  vi.stubGlobal('location', { origin: 'https://cards.example', pathname: '/play/' });
  const code: EmbedCode = {
    path: `/${LINK}/12/1`,
    link: `https://cards.example/play/#/${LINK}/12/1?a&b`,
    game: 'mulle',
    locale: 'tr',
    title: 'Anna’s "best" <deal> & more',
  };
  expect(frameCode(code)).toBe(
    `<iframe src="https://cards.example/play/embed/#/tr/${LINK}/12/1" title="Anna’s &#34;best&#34; &#60;deal&#62; &#38; more" width="100%" height="640" style="border: 0" loading="lazy"></iframe>`,
  );
  expect(pictureCode(code)).toContain(`href="https://cards.example/play/#/${LINK}/12/1?a&#38;b"`);
  expect(pictureCode(code)).toContain('src="https://cards.example/play/preview/mulle.jpg"');
  // A server draws the target of the link.
  vi.stubGlobal('document', { documentElement: { dataset: { server: '' } } });
  const link = `https://cards.example/play/link/tr/mulle/replay?score=31,-4#/${LINK}/12/1`;
  const drawn = 'src="https://cards.example/play/picture/tr/mulle/replay?score=31,-4"';
  expect(pictureCode({ ...code, link })).toContain(drawn);
  vi.unstubAllGlobals();
});
