/** The table on a terminal: shows what the person looking may know, asks what they want, and does it. */
import type { TableClient } from '@pakli/client';
import { isRefusal, type Reader } from '@pakli/core';
import type { Advice } from '@pakli/core/analysis';
import type { Scene } from '@pakli/protocol';
import { guestFiles } from '@pakli/catalogue/guests';
import { findRule, personAt, sectionsOf } from '@pakli/text';
import { layRules, readRules } from '../../input/rulebook.ts';
import { reasonOf, writingReasonOf } from '../../input/failure.ts';
import { writeWhole } from '../../input/files.ts';
import type { TableArt } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { wrap } from '../../terminal/lines.ts';
import { plainBody, type Body, type TerminalPage } from '../../table/page.ts';
import { explainRefusal, type Voice } from '../../input/voice.ts';
import { bodyOf, readAbout, readClaim, readLook, type BodyPorts } from './body.ts';
import { PipeDialogue, type Dialogue, type Draft } from './dialogue.ts';
import {
  COMMANDS,
  interpret,
  matching,
  offersOf,
  type CommandName,
  type Offer,
} from '../../seat/offers.ts';
import { standings, titleOf, totalsOf } from '../../seat/standings.ts';
import type { TableFollower } from '../../seat/table-follower.ts';
import type { SaveFile } from './save-file.ts';

export interface TableScreenPorts {
  readonly follower: TableFollower;
  readonly client: TableClient;
  readonly saveFile: SaveFile;
  readonly voice: Voice;
  readonly ink: Ink;
  readonly art: TableArt;
  readonly dialogue: Dialogue;
  /** Who plays beside people, for the title. */
  readonly players: string | undefined;
  /** What the strongest player thinks of the moves; undefined where there is none. */
  advise(scene: Scene): Promise<readonly Advice[] | undefined>;
  /** Said before the first move; may be empty. */
  readonly notice: string;
}

export class TableScreen {
  private readonly ports: TableScreenPorts;
  private message: string;
  /** A card or word whose moves are shown in full. */
  private picked = '';
  private hint: readonly Advice[] | undefined;
  /** The rule that was broken last. */
  private rule = '';
  /** Whose cards are played for them, and in which deal. */
  private claimed: { readonly seat: Reader; readonly deal: number } | undefined;

  constructor(ports: TableScreenPorts) {
    this.ports = ports;
    this.message = ports.notice;
  }

  get follower(): TableFollower {
    return this.ports.follower;
  }

  /** What is played, for a page without a table. */
  get gameName(): string {
    const { id } = this.follower.game;
    const { games }: { games: Readonly<Record<string, { name: string } | undefined>> } =
      this.ports.voice.catalogue.frame;
    return games[id]?.name ?? id;
  }

  /** Shows the table as it stands. */
  draw(): void {
    this.ports.dialogue.show(() => this.page([]));
  }

  /** Shows what has happened since it was looked at last, each move of another for so long. */
  async catchUp(delay: number): Promise<void> {
    const { follower, dialogue } = this.ports;
    for (let step = follower.next(); step !== undefined; step = follower.next()) {
      const another = step.seat !== null && step.seat !== follower.reader;
      if (!another || delay === 0) continue;
      this.draw();
      await dialogue.pause(delay);
    }
  }

  /** Asks once and does what is wanted; false if nobody wants to play on. */
  async decide(): Promise<boolean> {
    const { follower, dialogue, voice, ink } = this.ports;
    const offers = offersOf(
      follower.choices(),
      follower.scene.view,
      follower.company,
      voice.speech,
    );
    const goesOn = this.nextOfClaim(offers);
    if (goesOn !== undefined) {
      await this.submit(goesOn, offers);
      return true;
    }
    const draft: Draft = (typed) => this.page(offers, typed);
    const candidates = (typed: string): string[] =>
      matching(offers, ink.notation(typed)).map(({ text }) => text);
    const line = await dialogue.ask(draft, candidates, () => this.clear());
    if (line === undefined) return false;
    this.message = '';
    if (follower.dealOver && line.trim() === '') {
      if (follower.scene.over) return false;
      await this.ports.client.act({ kind: 'ask', what: 'next' });
      return true;
    }
    const meaning = interpret(ink.notation(line), offers, this.ports.art.claim !== undefined);
    if (meaning.kind === 'command') return this.obey(meaning.command, meaning.argument);
    if (follower.dealOver) return true;
    if (meaning.kind === 'no-such-number') {
      this.message = voice.words.numbers(offers.length);
    } else if (meaning.kind === 'pick') {
      this.picked = meaning.typed;
      this.message = voice.words.choose;
    } else await this.submit(meaning.text, offers);
    return true;
  }

  private async submit(text: string, offers: readonly Offer[]): Promise<void> {
    const { client, voice } = this.ports;
    const refusal = await client.play(text);
    if (refusal === undefined) this.clear();
    else if (readAbout(this.question(offers), text, 80).length > 0) {
      // No move, but something to read about.
      this.picked = text;
      this.message = voice.words.movesAgain;
    } else {
      this.rule = refusal.rule;
      this.message = explainRefusal(voice, refusal);
    }
  }

  /** Nothing is picked, hinted or said any more. */
  clear(): void {
    this.picked = '';
    this.hint = undefined;
    this.message = '';
  }

  /** False if the person leaves. */
  private async obey(command: CommandName, argument: string): Promise<boolean> {
    if (command === 'help' || command === 'undo') this.clear();
    if (command === 'undo') this.claimed = undefined;
    if (command === 'help') this.message = argument === '' ? '' : this.howTo();
    else if (command === 'undo') await this.undo();
    else if (command === 'save') this.message = this.save(argument);
    else if (command === 'rules') await this.showRules(argument);
    else if (command === 'hint') await this.giveHint();
    else if (command === 'look') await this.look();
    else if (command === 'claim') this.claim();
    return command !== 'quit';
  }

  /** Takes the last decision back, or asks the others. */
  private async undo(): Promise<void> {
    const { client, follower, voice } = this.ports;
    const refusal = await client.act({ kind: 'ask', what: 'takeback' });
    if (refusal?.refused === 'nothing-to-take-back') this.message = voice.words.nothingToUndo;
    else if (isRefusal(refusal)) this.message = explainRefusal(voice, refusal);
    else if (follower.curtain === undefined) this.message = voice.catalogue.frame.table.undone;
  }

  private howTo(): string {
    const { art, voice } = this.ports;
    const more = art.giveUp?.(voice.catalogue);
    return more === undefined ? voice.words.how : `${voice.words.how} ${more}`;
  }

  private save(file: string): string {
    const { saveFile, voice } = this.ports;
    const { words } = voice;
    if (file === '') {
      return saveFile.unsaved === undefined
        ? words.saved(saveFile.file)
        : words.notSaved(saveFile.file, saveFile.unsaved);
    }
    try {
      writeWhole(file, saveFile.text);
      return words.savedAs(file);
    } catch (error) {
      return words.notSaved(file, writingReasonOf(error, words.notWritten));
    }
  }

  /** The rule that is named, else the one that was broken last, else all. */
  private async showRules(argument: string): Promise<void> {
    const { follower, voice, ink, dialogue } = this.ports;
    let text: string;
    try {
      text = await readRules(follower.game.id, voice.catalogue);
    } catch (error) {
      // No reason to leave the table.
      this.message = reasonOf(error);
      return;
    }
    const wanted = argument === '' ? this.rule : argument;
    this.rule = '';
    const found = wanted === '' ? text : findRule(text, wanted);
    if (found === undefined) {
      this.message = voice.words.noRule(wanted, sectionsOf(text).join(', '));
      return;
    }
    const lines = layRules(found, ink, process.stdout.columns || 80);
    await dialogue.read(lines, voice.words.pager);
  }

  /** Cards that anybody may look at. */
  private async look(): Promise<void> {
    const { dialogue, voice } = this.ports;
    const lines = readLook(this.question([]), process.stdout.columns || 80);
    if (lines.length === 0) this.message = voice.words.nothingToLookAt;
    else await dialogue.read(lines, voice.words.pager);
  }

  /** Plays the rest for the person, or says why it is not sure. */
  private claim(): void {
    const { follower } = this;
    const { move, says } = readClaim(this.question([]));
    this.message = says;
    if (move !== undefined) this.claimed = { seat: follower.reader, deal: follower.standing.deal };
  }

  /** The last card of all is no claim any more. */
  private nextOfClaim(offers: readonly Offer[]): string | undefined {
    const { follower, claimed } = this;
    if (claimed?.seat !== follower.reader || claimed?.deal !== follower.standing.deal)
      return undefined;
    return (
      readClaim(this.question(offers)).move ?? (offers.length === 1 ? offers[0]?.text : undefined)
    );
  }

  private async giveHint(): Promise<void> {
    const { follower, voice, dialogue } = this.ports;
    const { words, catalogue } = voice;
    if (!follower.yourTurn) {
      this.message = words.noHintNow;
      return;
    }
    if (!follower.hints) {
      this.message = words.people.noHints;
      return;
    }
    this.message = catalogue.frame.hint.thinking;
    this.draw();
    this.hint = await dialogue.settle(this.ports.advise(follower.scene));
    this.message = this.hint === undefined ? words.noHint : '';
  }

  private page(offers: readonly Offer[], typed = ''): Omit<TerminalPage, 'typed'> {
    const { follower, saveFile, voice, art } = this.ports;
    const { words, catalogue } = voice;
    const { standing, company } = follower;
    return {
      title: titleOf(standing, art, voice, this.ports.players),
      turn: this.turnText(),
      art,
      view: follower.scene.view,
      company,
      catalogue,
      words,
      totals: totalsOf(standing, art, voice),
      // What is printed stays in sight anyway; a page may recall less.
      log: this.ports.dialogue.live ? follower.recall(art.turnsRecalled) : follower.lines,
      body: this.body(offers, typed),
      message:
        this.message === '' && saveFile.unsaved !== undefined
          ? words.notSaved(saveFile.file, saveFile.unsaved)
          : this.message,
      prompt: this.promptText(),
      footer: this.footer(),
    };
  }

  private turnText(): string {
    const { follower, voice } = this.ports;
    const { standing, company } = follower;
    const { turn } = follower.scene.view;
    const { table, result } = voice.catalogue.frame;
    if (standing.over) return result.title;
    const { over } = voice.speech?.deals ?? { over: result.dealTitle };
    if (follower.dealOver) return over(standing.deal);
    if (follower.yourTurn) return table.yourTurn;
    return turn < 0 ? table.dealing : table.thinking(personAt(company, turn));
  }

  private promptText(): string {
    const { words } = this.ports.voice;
    if (!this.follower.dealOver) return words.prompt;
    return this.follower.scene.over ? words.enterLeave : words.enterNext;
  }

  private footer(): string {
    const { words } = this.ports.voice;
    const keys = Object.keys(COMMANDS)
      .filter((key) => key !== 'l' || this.ports.art.look !== undefined)
      // A claim is offered with its key where one is possible.
      .filter((key) => key !== 'c')
      .map((key) => `${key} ${words.commands[key as keyof typeof words.commands]}`);
    return [...keys, words.tab].join(' · ');
  }

  private body(offers: readonly Offer[], typed: string): Body {
    const { ink, voice, follower } = this.ports;
    if (follower.dealOver) {
      const lines = standings(follower.standing, follower.company, voice, ink);
      return plainBody(this.turnText(), ink, () => lines);
    }
    return bodyOf(this.question(offers), typed.trim() === '' ? this.picked : typed);
  }

  private question(offers: readonly Offer[]): BodyPorts {
    const { follower, voice, ink, art } = this.ports;
    const { hint } = this;
    return { offers, view: follower.scene.view, company: follower.company, voice, ink, art, hint };
  }

  /** Shows the table to one who looks on, and may only read. */
  show(message: string): void {
    this.message = message;
    const { dialogue, follower } = this.ports;
    follower.skip();
    if (dialogue instanceof PipeDialogue) dialogue.tellRest(follower.lines);
    else dialogue.show(() => ({ ...this.page([]), footer: this.ports.voice.words.elsewhere.keys }));
  }

  /** What stays on the terminal when the person has left. */
  farewell(width: number): string[] {
    const { follower, voice, ink, dialogue } = this.ports;
    const { words, catalogue } = voice;
    follower.skip();
    if (dialogue instanceof PipeDialogue) dialogue.tellRest(follower.lines);
    const ended = follower.scene.over
      ? [
          catalogue.frame.result.title,
          ...standings(follower.standing, follower.company, voice, ink),
        ]
      : [words.leave];
    // A command is to be copied: it stays on one line.
    return [...ended.flatMap((line) => wrap(ink.plain(line), width)), ...this.whatNext(width)];
  }

  /** How to continue with the game, or why that cannot be. */
  private whatNext(width: number): string[] {
    const { follower, saveFile, voice, ink } = this.ports;
    const { words } = voice;
    const { file, unsaved } = saveFile;
    if (saveFile.taken) return wrap(ink.plain(words.elsewhere.taken), width);
    if (unsaved !== undefined) return wrap(ink.plain(words.notKept(file, unsaved)), width);
    return follower.scene.over
      ? [ink.plain(words.study), `  pakli analyse ${JSON.stringify(file)}${brought()}`]
      : [ink.plain(words.kept), `  pakli play --continue${brought()}`];
  }
}

/** A game that is not of the house has to be brought again. */
function brought(): string {
  return guestFiles(process.env)
    .map((file) => ` --with ${JSON.stringify(file)}`)
    .join('');
}
