/** Every puzzle is judged anew, not only one of some. */
import './puzzles.test.ts';
