import { useEffect, useState } from "react";
import type { Observable } from "rxjs";

/**
 * What is said last; `initial` until something is.
 * @param observable$ the same object as long as nothing else is to be heard
 */
export function useLatest<Value>(observable$: Observable<Value>, initial: Value): Value {
  const [latest, setLatest] = useState(initial);
  useEffect(() => {
    const listening = observable$.subscribe(setLatest);
    return () => listening.unsubscribe();
  }, [observable$]);
  return latest;
}
