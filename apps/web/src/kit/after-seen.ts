/** Runs `act` once the page has been in sight for `ms` without a break; calling the result cancels it. */
export function afterSeen(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(act, ms);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
