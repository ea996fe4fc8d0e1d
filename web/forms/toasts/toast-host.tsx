"use client";

import { useEffect, useState } from "react";
import { loadToaster, onToast, type ToastMessage } from "./show-toast.ts";

type Due = { library: Awaited<ReturnType<typeof loadToaster>>; message: ToastMessage };

/**
 * Where toasts appear, on every page: a visitor who moves on while a request is on its way is
 * still told how it ended. Where the library cannot load, what the form itself says has to do.
 */
export function ToastHost() {
  const [due, setDue] = useState<Due | null>(null);

  useEffect(
    () =>
      onToast((message) => {
        loadToaster()
          .then((library) => setDue({ library, message }))
          .catch((error: unknown) =>
            console.warn("A message could not be shown as a toast:", message.title, error),
          );
      }),
    [],
  );
  // The toaster listens from its own effect, which has run by now; a message before is lost.
  useEffect(() => due?.library.presentToast(due.message), [due]);

  if (due === null) return null;
  const { Toaster } = due.library;
  return <Toaster />;
}
