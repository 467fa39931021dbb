/** Judges every puzzle again, not only one in some. */
import './puzzles.test.ts';
