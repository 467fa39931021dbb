/** A person's chair: shows what they may know, asks what they want, and does it. */
import type { Advice } from '@pakli/core';
import { personAt, findRule, sectionsOf } from '@pakli/text';
import { layRules, readRules } from '../../given/rulebook.ts';
import { reasonOf, writingReasonOf } from '../../given/failure.ts';
import { writeWhole } from '../../given/files.ts';
import type { TableArt } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { wrap } from '../../terminal/lines.ts';
import { plainBody, type Body, type Page } from '../../table/page.ts';
import { explainRefusal, type Voice } from '../../given/voice.ts';
import { bodyOf, readAbout, type Question } from './body.ts';
import { PipeDialogue, type Dialogue, type Draft } from './dialogue.ts';
import {
  COMMANDS,
  interpret,
  matching,
  offersOf,
  type CommandName,
  type Offer,
} from '../../seat/offers.ts';
import type { Sitting } from './sitting.ts';
import { standings, titleOf, totalsOf } from '../../seat/standings.ts';

export interface ChairOptions {
  readonly sitting: Sitting;
  readonly voice: Voice;
  readonly ink: Ink;
  readonly art: TableArt;
  readonly dialogue: Dialogue;
  /** How long a move stays in sight, in milliseconds. */
  readonly delay: number;
}

export class Chair {
  private readonly sitting: Sitting;
  private readonly voice: Voice;
  private readonly ink: Ink;
  private readonly art: TableArt;
  private readonly dialogue: Dialogue;
  private readonly delay: number;
  private message = '';
  /** A card or word whose moves are shown in full. */
  private picked = '';
  private hint: readonly Advice[] | undefined;
  /** The rule that was broken last. */
  private rule = '';

  constructor({ sitting, voice, ink, art, dialogue, delay }: ChairOptions) {
    this.sitting = sitting;
    this.voice = voice;
    this.ink = ink;
    this.art = art;
    this.dialogue = dialogue;
    this.delay = delay;
  }

  /** Plays until the match is over or the person leaves. */
  async play(): Promise<void> {
    const { sitting, dialogue } = this;
    sitting.save();
    while (!sitting.taken) {
      if (sitting.yourTurn || (sitting.dealOver && dialogue.live)) {
        if (!(await this.decide())) return;
        continue;
      }
      if (sitting.standing.over) return;
      if (sitting.dealOver) {
        sitting.nextDeal();
        continue;
      }
      dialogue.show(() => this.page([]));
      const dealt = sitting.turn < 0;
      await dialogue.settle(sitting.goOn());
      if (!dealt) await this.rest();
    }
  }

  /** Leaves a move in sight. */
  private async rest(): Promise<void> {
    if (!this.dialogue.live || this.delay === 0) return;
    this.dialogue.show(() => this.page([]));
    await this.dialogue.pause(this.delay);
  }

  /** Asks once and does what is wanted; false if the person leaves. */
  private async decide(): Promise<boolean> {
    const { sitting, dialogue, voice } = this;
    const offers = offersOf(sitting.choices(), sitting.view, sitting.company, voice.speech);
    const draft: Draft = (typed) => this.page(offers, typed);
    const candidates = (typed: string): string[] => matching(offers, typed).map(({ text }) => text);
    const line = await dialogue.ask(draft, candidates, () => this.takeBack());
    if (line === undefined) return false;
    this.message = '';
    if (sitting.dealOver && line.trim() === '') {
      if (sitting.standing.over) return false;
      sitting.nextDeal();
      return true;
    }
    const meaning = interpret(line, offers);
    if (meaning.kind === 'command') return this.obey(meaning.command, meaning.argument);
    if (sitting.dealOver) return true;
    if (meaning.kind === 'no-such-number') {
      this.message = voice.words.numbers(offers.length);
      return true;
    }
    if (meaning.kind === 'pick') {
      this.picked = meaning.typed;
      this.message = voice.words.choose;
      return true;
    }
    const refusal = sitting.submit(meaning.text);
    if (refusal === undefined) this.takeBack();
    else if (readAbout(this.question(offers), meaning.text, 80).length > 0) {
      // No move, but something to read about.
      this.picked = meaning.text;
    } else {
      this.rule = refusal.rule;
      this.message = explainRefusal(voice, refusal);
    }
    return true;
  }

  /** Nothing is picked, hinted or said any more. */
  private takeBack(): void {
    this.picked = '';
    this.hint = undefined;
    this.message = '';
  }

  /** False if the person leaves. */
  private async obey(command: CommandName, argument: string): Promise<boolean> {
    const { sitting, voice } = this;
    const { words } = voice;
    if (command === 'help' || command === 'undo') this.takeBack();
    if (command === 'help') this.message = argument === '' ? '' : this.howTo();
    else if (command === 'undo') {
      this.message = sitting.undo() ? voice.catalogue.frame.table.undone : words.nothingToUndo;
    } else if (command === 'save') this.message = this.save(argument);
    else if (command === 'rules') await this.showRules(argument);
    else if (command === 'hint') await this.giveHint();
    return command !== 'quit';
  }

  private howTo(): string {
    const { art, voice } = this;
    const more = art.giveUp?.(voice.catalogue);
    return more === undefined ? voice.words.how : `${voice.words.how} ${more}`;
  }

  private save(file: string): string {
    const { sitting, voice } = this;
    const { words } = voice;
    if (file === '') {
      return sitting.unsaved === undefined
        ? words.saved(sitting.file)
        : words.notSaved(sitting.file, sitting.unsaved);
    }
    try {
      writeWhole(file, sitting.saveText());
      return words.savedAs(file);
    } catch (error) {
      return words.notSaved(file, writingReasonOf(error, words.notWritten));
    }
  }

  /** The rule that is named, else the one that was broken last, else all. */
  private async showRules(argument: string): Promise<void> {
    const { sitting, voice, ink, dialogue } = this;
    let text: string;
    try {
      text = readRules(sitting.standing.game.id);
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

  private async giveHint(): Promise<void> {
    const { sitting, voice, dialogue } = this;
    const { words, catalogue } = voice;
    if (!sitting.yourTurn) {
      this.message = words.noHintNow;
      return;
    }
    this.message = catalogue.frame.hint.thinking;
    dialogue.show(() => this.page([]));
    this.hint = await dialogue.settle(sitting.hint(() => dialogue.interrupted));
    this.message = this.hint === undefined ? words.noHint : '';
  }

  private page(offers: readonly Offer[], typed = ''): Omit<Page, 'typed'> {
    const { sitting, voice, art } = this;
    const { words, catalogue } = voice;
    const { standing, view, company } = sitting;
    return {
      title: titleOf(standing, art, voice, sitting.against),
      turn: this.turnText(),
      art,
      view,
      company,
      catalogue,
      words,
      totals: totalsOf(standing, art, voice),
      // What is printed stays in sight anyway; a page may recall less.
      log: this.dialogue.live ? sitting.recall(art.turnsRecalled) : sitting.lines,
      body: this.body(offers, typed),
      message:
        this.message === '' && sitting.unsaved !== undefined
          ? words.notSaved(sitting.file, sitting.unsaved)
          : this.message,
      prompt: this.promptText(),
      footer: this.footer(),
    };
  }

  private turnText(): string {
    const { sitting, voice } = this;
    const { standing, company } = sitting;
    const { table, result } = voice.catalogue.frame;
    if (standing.over) return result.title;
    const { over } = voice.speech?.deals ?? { over: result.dealTitle };
    if (sitting.dealOver) return over(standing.deal);
    if (sitting.yourTurn) return table.yourTurn;
    return sitting.turn < 0 ? table.dealing : table.thinking(personAt(company, sitting.turn));
  }

  private promptText(): string {
    const { words } = this.voice;
    if (!this.sitting.dealOver) return words.prompt;
    return this.sitting.standing.over ? words.enterLeave : words.enterNext;
  }

  private footer(): string {
    const { words } = this.voice;
    const keys = Object.keys(COMMANDS).map(
      (key) => `${key} ${words.commands[key as keyof typeof COMMANDS]}`,
    );
    return [...keys, words.tab].join(' · ');
  }

  private body(offers: readonly Offer[], typed: string): Body {
    const { ink, voice, sitting } = this;
    if (sitting.dealOver) {
      const lines = standings(sitting.standing, sitting.company, voice, ink);
      return plainBody(this.turnText(), ink, () => lines);
    }
    return bodyOf(this.question(offers), typed.trim() === '' ? this.picked : typed);
  }

  private question(offers: readonly Offer[]): Question {
    const { sitting, voice, ink, art, hint } = this;
    const { view, company } = sitting;
    return { offers, view, company, voice, ink, art, hint };
  }

  /** Shows the table to one who looks on, and may only read. */
  show(message: string): void {
    this.message = message;
    const { dialogue, sitting } = this;
    if (dialogue instanceof PipeDialogue) dialogue.tellRest(sitting.lines);
    else dialogue.show(() => ({ ...this.page([]), footer: this.voice.words.elsewhere.keys }));
  }

  /** What stays on the terminal when the person has left. */
  farewell(width: number): string[] {
    const { sitting, voice, ink, dialogue } = this;
    const { words, catalogue } = voice;
    if (dialogue instanceof PipeDialogue) dialogue.tellRest(sitting.lines);
    const ended = sitting.standing.over
      ? [catalogue.frame.result.title, ...standings(sitting.standing, sitting.company, voice, ink)]
      : [words.leave];
    // A command is to be copied: it stays on one line.
    return [...ended.flatMap((line) => wrap(ink.plain(line), width)), ...this.whatNext(width)];
  }

  /** How to go on with the game, or why that cannot be. */
  private whatNext(width: number): string[] {
    const { sitting, voice, ink } = this;
    const { words } = voice;
    const { file, unsaved } = sitting;
    if (sitting.taken) return wrap(ink.plain(words.elsewhere.taken), width);
    if (unsaved !== undefined) return wrap(ink.plain(words.notKept(file, unsaved)), width);
    return sitting.standing.over
      ? [ink.plain(words.study), `  pakli analyse ${JSON.stringify(file)}`]
      : [ink.plain(words.kept), '  pakli play --continue'];
  }
}
