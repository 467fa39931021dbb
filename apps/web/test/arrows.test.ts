import { expect, test } from 'vitest';
import { isArrow, lineAfter, nearest, type Rectangle } from '../src/play/arrows.ts';

const box = (left: number, top: number): Rectangle => ({ left, top, width: 10, height: 14 });
// A hand of three below, a tray in the middle above, one far to the left.
const BOXES = [box(0, 100), box(20, 100), box(40, 100), box(20, 40), box(-100, 60)];
const from = (index: number): Rectangle => BOXES[index] ?? box(0, 0);

test('left and right go along the hand', () => {
  expect(nearest(BOXES, from(0), 'ArrowRight')).toBe(1);
  expect(nearest(BOXES, from(1), 'ArrowRight')).toBe(2);
  expect(nearest(BOXES, from(2), 'ArrowLeft')).toBe(1);
});

test('up goes to what is above, even from the side', () => {
  expect(nearest(BOXES, from(1), 'ArrowUp')).toBe(3);
  expect(nearest(BOXES, from(2), 'ArrowUp')).toBe(3);
  expect(nearest(BOXES, from(3), 'ArrowDown')).toBe(1);
});

test('what lies aside is reached in the end', () => {
  expect(nearest(BOXES, from(3), 'ArrowLeft')).toBe(0);
  expect(nearest(BOXES, from(0), 'ArrowLeft')).toBe(4);
});

test('at the edge there is nothing', () => {
  expect(nearest(BOXES, from(2), 'ArrowRight')).toBeUndefined();
  expect(nearest(BOXES, from(0), 'ArrowDown')).toBeUndefined();
});

test('only arrows are arrows', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false]);
});

test('in a list the arrows go from line to line, from the newest on, and stay inside', () => {
  expect(lineAfter('ArrowUp', -1, 5)).toBe(4);
  expect(lineAfter('ArrowUp', 4, 5)).toBe(3);
  expect(lineAfter('ArrowUp', 0, 5)).toBe(0);
  expect(lineAfter('ArrowDown', 3, 5)).toBe(4);
  expect(lineAfter('ArrowDown', 4, 5)).toBe(4);
  expect(lineAfter('Home', 4, 5)).toBe(0);
  expect(lineAfter('End', 0, 5)).toBe(4);
  expect(lineAfter('Tab', 2, 5)).toBeUndefined();
  expect(lineAfter('ArrowUp', -1, 0)).toBeUndefined();
});
