/** Every puzzle is judged again, not only one of some. */
import './puzzles.test.ts';
