/** The last tricks of deals, made by test/puzzles.ts. */
import type { PlainPuzzle } from '@pakli/core/module';

export const puzzles: readonly PlainPuzzle[] = [
  {
    id: 'schafkopf-366',
    position:
      'phase play ; starter 2 ; turn 1 ; game ruf E 3 ; passed 012 ; ruf 3 ; kontra - 0 ; sought 1 0 0 ; trick 1 - - - - ; last 3 9H 7G OS 9S ; hands 8S 8G / TS 7E / AG TE / KG TG ; played US AS 8H TH 7G 9E / OS KS 7H KH AH AE / 7S 9S UH OH UG 8E / 9H 9G OG UE OE KE ; taken 7S KS AS 9G / 9S OS 9H 7G 8E 9E KE AE / - / US 7H 8H UH OH KH TH AH UG OG UE OE ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / - / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE AE / 7S 8S 9S KS TS AS AE',
    options: 'deals=1',
    seat: 1,
    values: [2, -1],
    lines: ['TS; AG; TG; 8S; 7E; TE; KG; 8G', '7E; TE; KG; 8S; AG; TG; 8G; TS'],
    fails: [60, 0],
  },
  {
    id: 'schafkopf-635',
    position:
      'phase play ; starter 1 ; turn 0 ; game ruf G 2 ; passed 013 ; ruf 2 ; kontra - 0 ; sought 1 - 0 ; trick 0 - - - - ; last 0 8G 9S AS 8S ; hands 9G 7E / 7S TS / KS UH / TE AE ; played 8H OH TH 8G AG KE / 9S KH AH UG KG 8E / OS AS 9H TG UE OE / 8S US 7H 7G OG 9E ; taken 8S 9S US OS AS OH KH 7G 8G KG TG AG / - / 7H 9H TH UG 8E 9E OE KE / 8H AH OG UE ; lacks - / 7G 8G 9G KG TG AG / 7G 8G 9G KG TG AG 7E 8E 9E KE TE AE / 7G 8G 9G KG TG AG',
    options: 'deals=1',
    seat: 0,
    values: [2, 1],
    lines: ['9G; 7S; KS; TE; 7E; TS; UH; AE', '7E; 7S; KS; TE; AE; 9G; TS; UH'],
    fails: [60, 0],
  },
  {
    id: 'schafkopf-1064',
    position:
      'phase play ; starter 0 ; turn 0 ; game ruf S 0 ; passed 123 ; ruf 0 ; kontra - 0 ; sought 1 2 0 ; trick 2 US 8S - - ; last - - - - - ; hands 8H UG / KG TG / TH / TE ; played 7S OS AH 9G OG 7E / KS 7H 9H 7G 8E OE / 9S US OH 8G UE KE AE / 8S TS AS UH KH AG 9E ; taken 9H KH OG UE / TS AH OE AE / OS 7H UH OH 7E 8E 9E KE / 7S 9S KS AS 7G 8G 9G AG ; lacks 7S 8S 9S KS TS AS / 7S 8S 9S KS TS AS / 7S 8S 9S KS TS AS / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE',
    options: 'deals=1',
    seat: 0,
    values: [1, -1],
    lines: ['8H; KG; TH; TE; UG; TG', 'UG; KG; 8H; TG; TH; TE'],
    fails: [95, 0],
  },
  {
    id: 'schafkopf-135',
    position:
      'phase play ; starter 3 ; turn 2 ; game ruf S 3 ; passed 012 ; ruf 3 ; kontra - 0 ; sought 1 1 0 ; trick 1 TE - - - ; last - - - - - ; hands 9G 7E 9E / UG AE / 8G 8E KE / TS 8H 9H ; played 8S KS AS 7H KG / 7S OH KH OG TG TE / US UH TH 7G AG / 9S OS AH UE OE ; taken - / 8S US OS 7H OH OG AG UE / 7S 9S AS TH / KS UH KH AH 7G KG TG OE ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / - / 7S 8S 9S US OS KS TS AS 7H 8H 9H UH OH KH TH AH UG OG UE OE / AS 7G 8G 9G KG TG AG',
    options: 'deals=1',
    seat: 2,
    values: [1, -1],
    lines: [
      '8E; TS; 7E; UG; 8G; 8H; 9G; AE; KE; 9H; 9E',
      'KE; 8H; 7E; TS; 9G; UG; 8G; AE; 8E; 9H; 9E',
    ],
    fails: [100, 0],
  },
  {
    id: 'schafkopf-545',
    position:
      'phase play ; starter 0 ; turn 0 ; game ruf S 0 ; passed 123 ; ruf 0 ; kontra - 0 ; sought 0 - 0 ; trick 0 - - - - ; last 2 8G 9S 7H 9G ; hands TS 9H / 8E KE / OS AE / KS AS ; played US 7H OH TH UG KG / 8H UH KH 9G TG 9E / AH 8G OG AG 7E OE / 7S 8S 9S 7G UE TE ; taken 9S 7H TH 8G 9G 7E 9E TE / US UH AH 7G / 7S 8S 8H OH KH UG OG KG TG AG UE OE / - ; lacks AS 7G 8G 9G KG TG AG 7E 8E 9E KE TE AE / - / - / US OS 7H 8H 9H UH OH KH TH AH 7G 8G 9G UG OG KG TG AG UE OE',
    options: 'deals=1',
    seat: 0,
    values: [-1, -2],
    lines: ['TS; 8E; OS; AS; AE; KS; 9H; KE', '9H; 8E; OS; KS; AE; AS; TS; KE'],
    fails: [100, 0],
  },
  {
    id: 'schafkopf-626',
    position:
      'phase play ; starter 2 ; turn 1 ; game solo S 3 ; passed 012 ; ruf - ; kontra - 0 ; sought 0 - 0 ; trick 1 - - - - ; last 3 UH 7S OS TE ; hands 7H KH AG / OH 8G 9G / 9H 8E KE / US UG UE ; played 7S 9S AS AH KG / OS TH 7G OE AE / 8S 8H TG 7E TE / KS TS UH OG 9E ; taken AS 7E 9E AE / 7S 8S 9S OS UH OG OE TE / - / KS TS 8H TH AH 7G KG TG ; lacks 7E 8E 9E KE TE AE / - / 7S 8S 9S US OS KS TS AS UH OH UG OG UE OE / 7H 8H 9H KH TH AH 7G 8G 9G KG TG AG',
    options: 'deals=1',
    seat: 1,
    values: [5, -5, -5],
    lines: [
      'OH; KE; US; AG; 8G; 9H; UG; 7H; UE; KH; 9G; 8E',
      '8G; 9H; US; AG; UG; 7H; OH; 8E; 9G; KE; UE; KH',
      '9G; 9H; US; AG; UG; 7H; OH; 8E; 8G; KE; UE; KH',
    ],
    fails: [100, 0],
  },
  {
    id: 'schafkopf-969',
    position:
      'phase play ; starter 3 ; turn 1 ; game ruf G 3 ; passed 012 ; ruf 3 ; kontra - 0 ; sought 0 - 0 ; trick 0 KE - - - ; last - - - - - ; hands 8G / UH TG / 9G AG / KS KG ; played 7S 8S OH AH UE KE AE / 9S 8H 9H KH 9E OE / US TS TH 7G 8E TE / OS AS 7H UG OG 7E ; taken 7E 8E 9E AE / 7S US OS 7H OH KH 7G OE / - / 8S 9S TS AS 8H 9H TH AH UG OG UE TE ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / - / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / AG',
    options: 'deals=1',
    seat: 1,
    values: [-1, 1],
    lines: ['UH; 9G; KS; TG; AG; KG; 8G', 'TG; 9G; KS; 8G; UH; AG; KG'],
    fails: [100, 0],
  },
  {
    id: 'schafkopf-1273',
    position:
      'phase play ; starter 0 ; turn 1 ; game ruf G 0 ; passed 123 ; ruf 0 ; kontra - 0 ; sought 1 - 0 ; trick 0 UH - - - ; last - - - - - ; hands 8H / 8G KE / 7G 7E / 9S UG ; played US OS 9H UH OG KG 9E / KS 7H OH TG AG 8E / 7S 8S AS 9G UE AE / TS KH TH AH OE TE ; taken 8S KS TS AS 9H KH OG TG / 7S US OH AH / 8E 9E TE AE / OS 7H TH 9G KG AG UE OE ; lacks 7S 8S 9S KS TS AS AG / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / US OS 7H 8H 9H UH OH KH TH AH UG OG AG UE OE / 7G 8G 9G KG TG AG',
    options: 'deals=1',
    seat: 1,
    values: [1, -1],
    lines: ['8G; 7G; UG; 9S; 8H; KE; 7E', 'KE; 7G; UG; 9S; 8H; 8G; 7E'],
    fails: [100, 0],
  },
  {
    id: 'schafkopf-21',
    position:
      'phase play ; starter 2 ; turn 3 ; game ruf G 3 ; passed 012 ; ruf 3 ; kontra - 0 ; sought 0 - 0 ; trick 3 - - - - ; last 3 9H 7E 7G KG ; hands 9S TE / AS 8G / 9G AG / TG 9E ; played 8S OS UH UG 7E KE / KH TH AH 7G OG 8E / 7S KS TS 7H OH KG / US 8H 9H UE OE AE ; taken US 7H UH AH / 8H OH UG OG / - / 7S 8S OS KS TS 9H KH TH 7G KG 7E 8E UE OE KE AE ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / US OS 7H 8H 9H UH OH KH TH AH UG OG 7E 8E 9E UE OE KE TE AE / AG',
    options: 'deals=1',
    seat: 3,
    values: [2, -1],
    lines: ['TG; 9S; 8G; AG; 9G; 9E; TE; AS', '9E; TE; AS; 9G; 9S; 8G; AG; TG'],
    fails: [100, 5],
  },
  {
    id: 'schafkopf-755',
    position:
      'phase play ; starter 2 ; turn 0 ; game ruf S 0 ; passed 123 ; ruf 0 ; kontra - 0 ; sought 1 - 0 ; trick 3 TG - - - ; last - - - - - ; hands 8S 9S 8H / 8G KE AE / 7G 9G AG / KG 9E ; played OS TS AH UE OE / 7S 7H 9H OH 8E / US KS UH TH 7E / AS KH UG OG TG TE ; taken US OS 7H 9H UH KH AH UG 7E 8E OE TE / - / - / 7S KS TS AS OH TH OG UE ; lacks AS 7E 8E 9E KE TE AE / AS / AS / -',
    options: 'deals=1',
    seat: 0,
    values: [2, 2, 3],
    lines: [
      '8S; 8G; AG; 7G; KG; 9S; KE; 9E; 8H; AE; 9G',
      '9S; 8G; AG; 7G; KG; 8S; KE; 9E; 8H; AE; 9G',
      '8H; 8G; 7G; 8S; KE; 9G; KG; 9S; AE; AG; 9E',
    ],
    fails: [100, 10],
  },
  {
    id: 'schafkopf-743',
    position:
      'phase play ; starter 0 ; turn 3 ; game ruf E 2 ; passed 013 ; ruf 2 ; kontra - 0 ; sought 1 - 0 ; trick 3 - - - - ; last 2 UE OH 8G UG ; hands 9G KG / AS 9H / UH 8E / TG OE ; played 7S 9S TH 7G 8G AE / KS TS AH UG OG AG / OS 8H KH 7E UE KE / 8S US 7H OH 9E TE ; taken - / OS 7H TH AH OG 7E TE AE / 7S 8S KS KH 7G AG 9E KE / 9S US TS 8H OH 8G UG UE ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG 7E 8E 9E UE OE KE TE AE / 7E 8E 9E KE TE AE / 7S 8S 9S KS TS AS AE / 7S 8S 9S KS TS AS AE',
    options: 'deals=1',
    seat: 3,
    values: [4, 5],
    lines: ['TG; 9G; AS; UH; 8E; OE; KG; 9H', 'OE; 9G; 9H; UH; TG; KG; AS; 8E'],
    fails: [100, 20],
  },
  {
    id: 'schafkopf-465',
    position:
      'phase play ; starter 3 ; turn 2 ; game wenz - 2 ; passed 013 ; ruf 0 ; kontra - 0 ; sought 0 - 0 ; trick 2 - - - - ; last 2 AS OS OH KS ; hands AH OG / KH OE / 7S TE / TS TH ; played 8S OH 8G UG AG 8E / KS 9H 9G TG 9E KE / US AS UH 7G UE AE / 9S OS 7H 8H KG 7E ; taken 7G KG TG AG / - / 8S 9S US OS KS AS 7H 8H 9H UH OH 8G 9G UG 7E 8E 9E UE KE AE / - ; lacks 7S 8S 9S US OS KS TS AS UH UG UE / US UH UG UE / - / US UH UG UE',
    options: 'deals=1',
    seat: 2,
    values: [-15, 15],
    lines: ['7S; TS; AH; KH; TH; OG; OE; TE', 'TE; TH; AH; OE; 7S; TS; OG; KH'],
    fails: [100, 25],
  },
  {
    id: 'schafkopf-1746',
    position:
      'phase play ; starter 0 ; turn 1 ; game ruf S 2 ; passed 013 ; ruf 2 ; kontra - 0 ; sought 0 - 0 ; trick 2 AH 8S 7E - ; last - - - - - ; hands KE AE / 9S AS 8E / KS 9E / TS KG ; played OS 8H KH 9G TG 7E / UG OG AG UE TE / 9H UH OH AH 8G OE / 7S 8S US 7H TH 7G ; taken - / 7H 8H 9H 7G 8G OG TG AG / 7S US OS UH OH KH TH 9G UG UE OE TE / - ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / AS / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE',
    options: 'deals=1',
    seat: 1,
    values: [5, 6],
    lines: ['9S; KS; TS; KE; AS; 8E; 9E; KG; AE', '8E; KS; TS; KE; AS; 9S; 9E; KG; AE'],
    fails: [60, 80],
  },
  {
    id: 'schafkopf-1158',
    position:
      'phase play ; starter 3 ; turn 0 ; game ruf E 2 ; passed 013 ; ruf 2 ; kontra - 0 ; sought 1 3 0 ; trick 0 - - - - ; last 0 TE KS 9E KE ; hands 9S TG / TS KG / 9G AG / TH 7G ; played 8S OS 8H OH TE AE / 7S US KS UH AH 8G / KH UG OG 7E 9E OE / AS 7H 9H 8E UE KE ; taken KS OH 8G UG 9E UE KE TE / AH 7E 8E AE / 7S 8S US OS AS 7H 8H 9H UH KH OG OE / - ; lacks - / US OS 7H 8H 9H UH OH KH TH AH UG OG 7E 8E 9E UE OE KE TE AE / 7S 8S 9S KS TS AS AE / -',
    options: 'deals=1',
    seat: 0,
    values: [-5, 5],
    lines: ['9S; TS; 9G; 7G; KG; AG; TH; TG', 'TG; KG; 9G; 7G; 9S; TS; AG; TH'],
    fails: [60, 85],
  },
  {
    id: 'schafkopf-499',
    position:
      'phase play ; starter 3 ; turn 0 ; game ruf G 1 ; passed 023 ; ruf 1 ; kontra - 0 ; sought 0 - 0 ; trick 1 7E TE 9G - ; last - - - - - ; hands 9S AS 8G / KG TG / 7S KS / TS AG ; played 8S 8H UH UE KE / US OS OH 7E OE AE / 9H KH 7G OG 9E TE / 7H TH AH 9G UG 8E ; taken - / 8S US OS 7H 8H 9H UH KH TH AH 7G 8E 9E OE KE AE / OH UG OG UE / - ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / AG / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / 7E 8E 9E KE TE AE',
    options: 'deals=1',
    seat: 0,
    values: [-1, -1, 1],
    lines: [
      '9S; 7S; TS; AS; KG; 8G; TG; KS; AG',
      'AS; 7S; TS; 9S; KG; AG; 8G; TG; KS',
      '8G; 7S; TS; AS; KG; 9S; TG; KS; AG',
    ],
    fails: [60, 95],
  },
  {
    id: 'schafkopf-188',
    position:
      'phase play ; starter 1 ; turn 2 ; game ruf G 1 ; passed 023 ; ruf 1 ; kontra - 0 ; sought 0 - 0 ; trick 0 AG 7G - - ; last - - - - - ; hands TG / TE / TH 8E / TS KG ; played US 8H 9H 8G AG 9E AE / OS UH KH AH 7G UG KE / 8S AS 7H OH OG 7E / 7S 9S KS 9G UE OE ; taken 9G 7E KE AE / 7S 8S KS AS 8H KH AH 9E / 9S US UH OH 8G UG OG UE / OS 7H 9H OE ; lacks 7S 8S 9S US OS KS TS AS 7H 8H 9H UH OH KH TH AH UG OG UE OE / 7S 8S 9S KS TS AS AG / - / US OS 7H 8H 9H UH OH KH TH AH UG OG 7E 8E 9E UE OE KE TE AE',
    options: 'deals=1',
    seat: 2,
    values: [-4, 4],
    lines: ['TH; KG; 8E; TS; TG; TE', '8E; KG; TG; TE; TH; TS'],
    fails: [100, 60],
  },
  {
    id: 'schafkopf-250',
    position:
      'phase play ; starter 3 ; turn 2 ; game ruf S 2 ; passed 013 ; ruf 2 ; kontra - 0 ; sought 1 3 0 ; trick 2 - - - - ; last 2 US 8G KE TH ; hands 8S 9E / TG 8E / 8H 7E / AG TE ; played AS AH 9G UG KE AE / 9S KH TH OG KG UE / US OS TS 9H OH OE / 7S KS 7H UH 7G 8G ; taken 9S KS TS AS / 7S OS OG AE / US 7H 9H UH OH KH TH AH 7G 8G 9G UG KG UE OE KE / - ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / AS / AS 7G 8G 9G KG TG AG / US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE',
    options: 'deals=1',
    seat: 2,
    values: [1, 2],
    lines: ['8H; AG; 8S; 8E; 7E; TE; 9E; TG', '7E; TE; 9E; 8E; AG; 8S; TG; 8H'],
    fails: [100, 65],
  },
  {
    id: 'schafkopf-1811',
    position:
      'phase play ; starter 0 ; turn 2 ; game ruf S 1 ; passed 023 ; ruf 1 ; kontra - 0 ; sought 1 - 0 ; trick 1 OS - - - ; last - - - - - ; hands 7G TG / 7E / 8H OG / UH 9E ; played 9S AS AH UG AG AE / 8S OS OH KH KG 8E UE / US KS TS 7H TH 8G / 7S 9H 9G OE KE TE ; taken 7S 8S KS AS 8G 9G KG AG / 9S TS OH TE / US 9H KH TH AH 8E KE AE / 7H UG UE OE ; lacks - / 7S 8S 9S KS TS AS / AS 7E 8E 9E KE TE AE / 7S 8S 9S KS TS AS',
    options: 'deals=1',
    seat: 2,
    values: [-1, 1],
    lines: ['8H; UH; TG; 7E; OG; 9E; 7G', 'OG; UH; 7G; 8H; 9E; TG; 7E'],
    fails: [95, 70],
  },
  {
    id: 'schafkopf-2020',
    position:
      'phase play ; starter 3 ; turn 3 ; game ruf G 0 ; passed 123 ; ruf 0 ; kontra - 0 ; sought 1 1 0 ; trick 1 KS 7S - - ; last - - - - - ; hands US 8E / 8S / 9E / 7G KG ; played 8H UH OH KH 9G TE / 9S OS KS TH 8G UG OE / 7S TS AS 9H AH TG AE / 7H OG AG 7E UE KE ; taken 9S AS 7H OH KH AH UG UE / OS TS 8H 9H UH TH OG 7E OE KE TE AE / - / 8G 9G TG AG ; lacks 7S 8S 9S KS TS AS AG / 7E 8E 9E KE TE AE / US OS 7H 8H 9H UH OH KH TH AH UG OG AG UE OE / 7S 8S 9S US OS KS TS AS 7H 8H 9H UH OH KH TH AH UG OG UE OE',
    options: 'deals=1',
    seat: 3,
    values: [-1, 1],
    lines: ['7G; US; 8E; 8S; 9E; KG', 'KG; US; 8E; 8S; 9E; 7G'],
    fails: [100, 65],
  },
  {
    id: 'schafkopf-480',
    position:
      'phase play ; starter 3 ; turn 0 ; game ruf S 0 ; passed 123 ; ruf 0 ; kontra - 0 ; sought 1 3 0 ; trick 0 - - - - ; last 3 TS 7H AG 9E ; hands US OS 9H / OG TG 8E / KG KE TE / 8H KH TH ; played 7S 7H OH 7G UE / AS UH AH 8G AG / 9S 9G 7E 9E AE / 8S KS TS UG OE ; taken TS 7H AH 9G UG AG 9E UE / 7S 9S KS AS / - / 8S UH OH 7G 8G 7E OE AE ; lacks 7S 8S 9S KS TS AS / 7S 8S 9S KS TS AS / 7S 8S 9S US OS KS TS AS 7H 8H 9H UH OH KH TH AH UG OG UE OE / -',
    options: 'deals=1',
    seat: 0,
    values: [1, 1, 2],
    lines: [
      'US; OG; KG; 8H; TG; KE; KH; OS; 9H; 8E; TE; TH',
      'OS; OG; KG; 8H; TG; KE; KH; US; 9H; 8E; TE; TH',
      '9H; OG; KG; 8H; TG; KE; KH; US; OS; 8E; TE; TH',
    ],
    fails: [100, 90],
  },
  {
    id: 'schafkopf-2192',
    position:
      'phase play ; starter 2 ; turn 1 ; game ruf G 3 ; passed 012 ; ruf 3 ; kontra - 0 ; sought 0 - 0 ; trick 3 KH 9E - - ; last - - - - - ; hands 7G TG / 9S KG TE / 8S 9G AG / 8G KE ; played TS 7H TH 8E 9E OE / 7S AH UG OG AE / US KS 8H 9H UH / OS AS OH KH 7E UE ; taken US UG UE OE / 7H UH OH OG / 8H 7E 8E AE / 7S OS KS TS AS 9H TH AH ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / - / 7E 8E 9E KE TE AE / AG',
    options: 'deals=1',
    seat: 1,
    values: [-2, -1, -2],
    lines: [
      '9S; 9G; 8G; 7G; KG; AG; 8S; KE; TG; TE',
      'KG; 8S; 8G; 7G; 9S; AG; 9G; KE; TG; TE',
      'TE; 8S; KE; 7G; 9S; 9G; 8G; TG; KG; AG',
    ],
    fails: [100, 90],
  },
  {
    id: 'schafkopf-1928',
    position:
      'phase play ; starter 2 ; turn 2 ; game solo S 1 ; passed 023 ; ruf - ; kontra - 0 ; sought 0 - 0 ; trick 1 OS - - - ; last - - - - - ; hands OH KG 7E / KS UH / TG AG KE / 7G 9G 9E ; played 7S US 8H AH TE / 9S OS TS AS 9H OE / 7H TH 8G UG 8E / 8S KH OG UE AE ; taken 7H 9H KH AH / 8S US TS 8G 8E OE TE AE / - / 7S 9S AS 8H TH UG OG UE ; lacks - / 7H 8H 9H KH TH AH 7E 8E 9E KE TE AE / 7S 8S 9S US OS KS TS AS UH OH UG OG UE OE / 7H 8H 9H KH TH AH',
    options: 'deals=1',
    seat: 2,
    values: [-5, 5, -5],
    lines: [
      'TG; 7G; OH; KG; KS; AG; 9G; UH; KE; 9E; 7E',
      'AG; 7G; OH; KG; KS; TG; 9G; UH; KE; 9E; 7E',
      'KE; 7G; OH; KG; KS; TG; 9G; UH; AG; 9E; 7E',
    ],
    fails: [100, 95],
  },
  {
    id: 'schafkopf-1212',
    position:
      'phase play ; starter 2 ; turn 1 ; game ruf S 2 ; passed 013 ; ruf 2 ; kontra - 0 ; sought 0 - 0 ; trick 1 - - - - ; last 1 TE 9S 7G 8E ; hands KS 7E / TS KH / 8G KG / AS 9G ; played 7S OS 9H UH 8E AE / TH AH UE OE KE TE / 9S 7H 8H OH UG OG / 8S US 7G TG AG 9E ; taken OS AH UG AG / 7S 8S 9S US 7H 9H OH TH 7G 8E OE TE / 8H UH OG TG 9E UE KE AE / - ; lacks US OS 7H 8H 9H UH OH KH TH AH UG OG UE OE / - / AS 7E 8E 9E KE TE AE / US OS 7H 8H 9H UH OH KH TH AH UG OG 7E 8E 9E UE OE KE TE AE',
    options: 'deals=1',
    seat: 1,
    values: [-1, 1],
    lines: ['TS; KG; AS; KS; 9G; 7E; KH; 8G', 'KH; 8G; 9G; KS; TS; KG; AS; 7E'],
    fails: [100, 100],
  },
  {
    id: 'schafkopf-1343',
    position:
      'phase play ; starter 0 ; turn 2 ; game ruf S 2 ; passed 013 ; ruf 2 ; kontra - 0 ; sought 0 - 0 ; trick 2 - - - - ; last 2 AH 7S KH 8S ; hands 9S KG / AS 8G / KS TS / TG AG ; played US OH KH UG 8E 9E / 8S 7H UH TH UE TE / OS AH OG OE KE AE / 7S 8H 9H 7G 9G 7E ; taken OS 7H 8H OH / TH 7G 9E KE / 7S 8S US 9H UH KH AH 9G UG OG 7E 8E UE OE TE AE / - ; lacks - / US OS 7H 8H 9H UH OH KH TH AH UG OG 7E 8E 9E UE OE KE TE AE / AS / US OS 7H 8H 9H UH OH KH TH AH UG OG 7E 8E 9E UE OE KE TE AE',
    options: 'deals=1',
    seat: 2,
    values: [1, 2],
    lines: ['KS; TG; 9S; AS; 8G; TS; AG; KG', 'TS; TG; 9S; AS; 8G; KS; AG; KG'],
    fails: [100, 100],
  },
];
