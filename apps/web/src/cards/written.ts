/** Cards in the code of a rules document, and the faces that the game's table draws for them. */
export interface CardWriting {
  readonly pattern: RegExp;
  /** What the game's `Face` is given; undefined if it is no card. */
  face(this: void, text: string): string | undefined;
}

export interface Written {
  readonly text: string;
  /** Of a card. */
  readonly face?: string;
}

/** Code in parts: text, and cards to be drawn. */
export function writtenCards({ pattern, face: faceOf }: CardWriting, code: string): Written[] {
  return code.split(new RegExp(`(${pattern.source})`)).flatMap((text, index) => {
    if (text === '') return [];
    const face = index % 2 === 1 ? faceOf(text) : undefined;
    return [face === undefined ? { text } : { text, face }];
  });
}
