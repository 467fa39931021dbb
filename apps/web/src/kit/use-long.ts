/** Whether something has been the case for so many milliseconds without a break. */
import { useEffect, useState } from 'react';

export function useLong(is: boolean, ms: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [is, ms]);
  return is && long;
}
