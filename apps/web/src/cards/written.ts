/** Card notation in the code spans of a rules document, and the faces the game's table draws for it. */
export interface CardWriting {
  readonly pattern: RegExp;
  /** The `face` prop for the game's `Face`; undefined if the text is not a card. */
  face(this: void, text: string): string | undefined;
}

export interface Written {
  readonly text: string;
  /** Set if the text is a card. */
  readonly face?: string;
}

/** Splits code into text and cards to draw. */
export function writtenCards({ pattern, face: faceOf }: CardWriting, code: string): Written[] {
  return code.split(new RegExp(`(${pattern.source})`)).flatMap((text, index) => {
    if (text === '') return [];
    const face = index % 2 === 1 ? faceOf(text) : undefined;
    return [face === undefined ? { text } : { text, face }];
  });
}
