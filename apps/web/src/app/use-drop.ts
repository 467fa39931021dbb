/** A record that is dropped anywhere on the page is taken in. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { offer } from '../replay/offered.ts';

export function useDrop(): void {
  const [, go] = useLocation();
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      // Cards are dragged too, but they are no files.
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      offer(file);
      go('/replays');
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [go]);
}
