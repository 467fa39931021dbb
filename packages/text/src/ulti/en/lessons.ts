import type { LessonTexts } from '../../chunks.ts';

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
  worth: {
    title: 'Passz, and what cards are worth',
    before:
      'In a Passz you need more than half of the points. Ace 11, ten 10, king 4, over 3, under 2, and 10 for the last trick: 130 in all, so 66 are enough. You play alone, acorns are trumps, you have 46, and two tricks are left. Which card do you lead?',
    after:
      'The ace of trumps won the last trick: 11 points, 4 for the king, and 10 for the last trick make 71. Each of the two defenders pays you 1.',
    wrong:
      'Now the seven is left for the last trick and its ten points, and it wins nothing. Lead the seven, and keep the ace of trumps for the end.',
  },
  smear: {
    title: 'Feed your partner',
    before:
      'Your fellow defender wins this trick with the ace. You can neither follow nor trump, so you may play anything. Aces and tens are the points of this game: add one.',
    after: 'The ten of acorns is safe: ten points for the defenders.',
    wrong:
      'The trick belongs to both of you. Put the card on it that is worth most: the ten counts 10, and later the soloist would win it.',
  },
  draw: {
    title: 'Draw the trumps',
    before:
      'You play alone and lead. One trump is still out, and it threatens your leaves. Lead the ace of trumps first.',
    after:
      'The nine has fallen. Now ace and ten of leaves are good, and with the last trick’s ten points you have won.',
    wrong: 'A defender who runs out of leaves can trump. Draw that trump first.',
  },
  name: {
    title: 'Name your trumps',
    before:
      'Your Passz stands, and now you name trumps: bells, leaves or acorns. You want many of them, and high ones.',
    after:
      'Six leaves with ace, ten and king: that is a trump suit. Five good trumps and an ace or two beside them are a hand for a Passz.',
    wrong: 'Count your suits. One of them is three times as long as any other.',
  },
  hearts: {
    title: 'Hearts count double',
    before:
      'The first player gets twelve cards and must bid. With bells, leaves or acorns as trumps a Passz is worth 1; with hearts it is a bid of its own, Hearts Passz, and worth 2. Every bid counts double in hearts, won or lost. Your long suit is hearts: bid.',
    after:
      'Hearts Passz: each defender pays you 2 if you win, and you pay each of them 2 if you lose.',
    wrong:
      'A plain Passz is not played with hearts as trumps, and hearts are your long suit. Bid Hearts Passz.',
  },
  talon: {
    title: 'Lay two down',
    before:
      'You have bid Passz, and acorns will be trumps. Whoever bids lays two of the twelve cards down: they are the talon, and in the end their points count for the player who plays alone. Lay down the two tens that stand alone in their suits.',
    after:
      'Twenty points are safe, and now you can trump bells and leaves. Mind that the others may pick the talon up, if they bid more.',
    wrong:
      'A ten that stands alone is lost to the ace of its suit. In the talon its ten points are yours: lay down the tens of bells and of leaves.',
  },
  forty: {
    title: 'Forty and twenty',
    before:
      'King and over of one suit are a marriage: 40 points if the suit is trumps, otherwise 20. In a Passz and in an Ulti everybody’s marriages are announced with the first card and count for their side. You hold one in leaves, and as many leaves as acorns. Name trumps.',
    after: 'With leaves as trumps your marriage is worth 40. With acorns it would have been 20.',
    wrong: 'Your king and over are leaves. They are worth 40 only if leaves are trumps.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'You have promised to win the last trick with the seven of trumps. Somebody still holds a trump. Play the three tricks so that the seven wins the last one.',
    after: 'The ace drew the nine, and then nobody could beat the seven: the Ulti is made.',
    wrong: 'First the ace of trumps, to draw the nine; otherwise it beats your seven at the end.',
  },
  defend: {
    title: 'Break the Ulti',
    before:
      'Two tricks to go, and the soloist’s last trump is the seven. Lead the suit the soloist does not have: then the seven must trump it now.',
    after: 'The seven fell one trick too early. The Ulti is lost.',
    wrong:
      'The soloist can follow bells, and the seven stays for the last trick. Leaves are the suit to lead.',
  },
  seven: {
    title: 'A hand for Ulti',
    before:
      'An Ulti needs the seven of trumps, and enough trumps to draw all the others: with the seven at least five, the ace among them, and some aces outside. It is worth 5: 4 for the Ulti and 1 for the Passz that belongs to it. Look at your acorns, and bid.',
    after:
      'Ulti: each defender pays you 5 if you win both. The lost Ulti alone would cost you 5 to each, one more than it wins.',
    wrong:
      'You can promise more: the seven of acorns, four more with ace and ten, and two aces outside. Bid Ulti.',
  },
  betli: {
    title: 'Betli',
    before:
      'In a Betli you must not win a single trick. There are no trumps, and the ten is low: 7, 8, 9, ten, under, over, king, ace. Stay below the ten, but get rid of the highest card you can.',
    after: 'The nine is gone, and the seven, the safest card of all, is still yours.',
    wrong:
      'Now you are left with the nine, and an eight can force a trick on it. Play the nine while the ten lies above it.',
  },
  bid: {
    title: 'A hand for Betli',
    before:
      'Look at your twelve cards: nothing but sevens, eights and nines. Which contract wants exactly that? It is worth 5, and in hearts 10; there are no trumps in either.',
    after:
      'A Betli. Nobody can ever force a trick on these cards, so even the one in hearts is safe.',
    wrong: 'With such low cards you will never win tricks. Bid the contract that wants none.',
  },
  durchmars: {
    title: 'Durchmars',
    before:
      'All ten tricks must be yours, and one lost trick ends it. There are no trumps, and the ten is low. You lead, and the under of leaves is still out: win the last two tricks.',
    after: 'The ace has drawn the under, and now even the ten is high.',
    wrong: 'Without trumps the ten stands below the under. Draw it with the ace first.',
  },
  hundred: {
    title: '40-100',
    before:
      'With the marriage in trumps, 40, and 60 points in cards you make 40-100, which pays 4. You hold king and over of acorns, three aces and two tens. Bid it.',
    after:
      '40-100. With a marriage outside trumps it would be 20-100: then 80 points in cards are needed, and it pays 8.',
    wrong:
      'Your hand is made for 40-100: the marriage in acorns, and exactly 60 points in aces, tens and pictures, before the last trick. Bid it.',
  },
  twenty: {
    title: '20-100',
    before:
      'King and over of a suit that is not trumps are worth 20. For 20-100 you then need 80 points in cards, the ten of the last trick among them, and it pays 8. You hold king and over of bells, three aces and three tens, and your longest suit is acorns. Bid it.',
    after:
      '20-100. Your aces and tens alone are 63 points; king, over, under and the last trick bring the rest.',
    wrong:
      'The marriage is in bells, and acorns will be trumps: that makes it a twenty. Bid 20-100.',
  },
  judge: {
    title: 'Judge your hand',
    before:
      'Cem has bid 40-100. Whoever picks up the talon must bid more. Count what you have: a long suit, aces, a marriage, the seven of a suit with many trumps? There is nothing of it in this hand.',
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
  kontra: {
    title: 'Kontra',
    before:
      'The soloist has announced an Ulti in acorns, and you hold five of them with ace and ten. Before your first card you may double what was announced.',
    after:
      'Kontra: the Ulti is played for twice the value now, and it will hardly be made. You know the game: all other bids join what you have learnt, or are played with open cards.',
    wrong: 'Kontra comes before your first card. Choose the Ulti, and say kontra.',
    wrongs: {
      'kontra passz': 'The Passz is worth only 1. The Ulti is what will fail: say kontra to that.',
    },
  },
};
