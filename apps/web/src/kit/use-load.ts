/** Something that is fetched once for a page; undefined until it is there. What fails breaks the page, which says so. */
import { useEffect, useState } from 'react';

export function useLoad<Value>(load: () => Promise<Value>, key: string): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: Value }>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ key, value }),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => void (wanted = false);
    // What is loaded follows from the key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  if (failed !== undefined) throw failed;
  return loaded?.key === key ? loaded.value : undefined;
}
