import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Follow and beat',
    before:
      'Follow suit, and beat the trick if you can: in Ulti you must. The soloist has led the under of leaves.',
    after:
      'The over beats the under. Ranks from low to high: 7, 8, 9, under, over, king, ten, ace.',
    wrong: 'You hold leaves, so you must follow, and with the over you can beat the under.',
  },
  trump: {
    title: 'You must trump',
    before:
      'If you cannot follow, you must trump; only without trumps may you play anything. Hearts are trumps, leaves were led.',
    after: 'Even the eight of trumps beats the king of another suit.',
    wrong: 'You have no leaves, but you have a trump. It has to be played.',
  },
  smear: {
    title: 'Feed your partner',
    before:
      'Your fellow defender wins this trick with the ace. You can neither follow nor trump, so you may play anything. Aces and tens are the points of this game: add one.',
    after: 'The ten of acorns is safe: ten points for the defenders.',
    wrong: 'The trick is yours together. Put the card on it that is worth most: tens count 10.',
  },
  draw: {
    title: 'Draw the trumps',
    before:
      'You play alone and lead. One trump is still out, and it threatens your leaves. Lead the ace of trumps first.',
    after:
      'The nine has fallen. Now ace and ten of leaves are good, and with the last trick’s ten points you have won.',
    wrong: 'A defender who runs out of leaves would trump. Draw that trump first.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'You have promised to win the last trick with the seven of trumps. Somebody still holds a trump. Play the three tricks so that the seven wins the last one.',
    after: 'Ace of trumps, king, seven: the Ulti is made.',
    wrong: 'First the ace of trumps, to pull the nine; else it beats your seven at the end.',
  },
  defend: {
    title: 'Break the Ulti',
    before:
      'Two tricks to go, and the soloist’s last trump is the seven. Lead the suit the soloist does not have: then the seven must trump it now.',
    after: 'The seven fell one trick too early. The Ulti is lost.',
    wrong:
      'The soloist can follow bells, and the seven stays for the last trick. Leaves are the suit to lead.',
  },
  betli: {
    title: 'Betli',
    before:
      'In a Betli you must not win a single trick. There are no trumps, and the ten is low: 7, 8, 9, ten, under, over, king, ace. Stay below the ten, but get rid of the highest card you can.',
    after: 'The nine is gone, and the seven, the safest card of all, is still yours.',
    wrong: 'Below the ten, but not lower than needed: keep the seven for later.',
  },
  durchmars: {
    title: 'Durchmars',
    before:
      'All ten tricks must be yours, and one lost trick ends it. There are no trumps, and the ten is low. You lead, and the under of leaves is still out: win the last two tricks.',
    after: 'The ace has drawn the under, and now even the ten is high.',
    wrong: 'Without trumps the ten stands below the under. Draw it with the ace first.',
  },
  bid: {
    title: 'The first bid',
    before:
      'The first player holds twelve cards and must bid. Look at yours: nothing but sevens, eights and nines. Which contract wants exactly that?',
    after:
      'A Betli. Nobody can ever force a trick on these cards, so even the most expensive one, open and in hearts, is safe.',
    wrong: 'With such low cards you will never win tricks. Bid the contract that wants none.',
  },
  hundred: {
    title: '40-100',
    before:
      'King and over of one suit are a marriage: 40 points if the suit is trumps. With it and 60 points in cards you make 40-100, which pays 4. You hold the marriage in acorns, three aces and two tens. Bid it.',
    after:
      '40-100. With a marriage outside trumps it would be 20-100: then 80 points in cards are needed, and it pays 8.',
    wrong:
      'A Passz pays 1 only. You hold the marriage and more than 60 points in aces, tens and pictures: bid 40-100.',
  },
  twenty: {
    title: '20-100',
    before:
      'King and over of a suit that is not trumps are worth 20. For 20-100 you then need 80 points in cards, the ten of the last trick among them, and it pays 8. You hold king and over of bells, three aces and three tens, and your longest suit is acorns. Bid it.',
    after:
      '20-100. Your aces and tens alone are 63 points; king, over, under and the last trick bring the rest.',
    wrong: 'The pair is in bells, and acorns will be trumps: that makes it a twenty. Bid 20-100.',
  },
  judge: {
    title: 'Judge your hand',
    before:
      'Cem has bid 40-100. Whoever picks up the talon must bid more. Count what you have: a long suit, aces, a marriage, the trump seven with trumps around it? One ace and short suits are not enough.',
    after: 'Passed. Two defenders with few points each still stop many a contract.',
    wrong:
      'Two unknown cards will not save this hand, and a higher bid that fails costs more than defending.',
  },
  pickup: {
    title: 'Worth picking up',
    before:
      'Cem has bid Passz, the lowest of all. Whoever picks up the talon gets two cards, must bid higher and lays two cards down again, so a talon cannot spoil a hand that needs nothing. Which contract does yours make by itself? Pick up and bid it.',
    after:
      'Sevens, eights and nines: nobody can force a trick on you, and the two cards of the talon go back where they came from.',
    wrong: 'This hand wins no trick, whatever happens. Pick up and bid a Betli.',
  },
  hold: {
    title: 'Hold your bid',
    before:
      'You have bid Ulti, worth 5. Bo bids Betli, which is worth 5 as well and would stand above it. The first bidder is asked: hold, and your bid stays, or release. Your Ulti is strong.',
    after:
      'Held. Only a bid of higher value beats it now, and Bo’s talon lies there for whoever dares.',
    wrong:
      'Released, Bo would play Betli and you would defend. With six trumps, ace, ten and seven among them, hold.',
  },
  name: {
    title: 'Name your trumps',
    before:
      'Your Passz stands, and now you name trumps: bells, leaves or acorns. You want many of them, and high ones.',
    after: 'Six leaves with ace, ten and king: that is a trump suit.',
    wrong: 'Count your suits. One of them is twice as long as any other.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'The soloist has announced an Ulti in acorns, and you hold five of them with ace and ten. Before your first card you may double what was announced.',
    after: 'Kontra: the Ulti is played for twice the value now, and it will hardly be made.',
    wrong: 'First say kontra, then play. You double the Ulti.',
  },
};
