import type { SanityClient } from "@sanity/client";
import { Button, Flex, Text } from "@sanity/ui";
import { useState } from "react";
import type { Language } from "../../schemas/shared/languages.ts";
import { Field } from "../lib/controls.tsx";
import { useActions } from "../lib/use-actions.tsx";
import { useLatestResult } from "../lib/use-latest.ts";
import { useMayCreate } from "../lib/use-may.ts";

type Waiting = { _id: string; readBy: string | null };

const waitingQuery = `*[
  _type == "translation" && language == $language && _id in path("versions.**")
]{ _id, readBy }`;

const NONE: Waiting[] = [];

/** Names a reader once in all translations of a language that wait in releases. */
export function ReadByAll({ language: { id: language, name } }: { language: Language }) {
  const asked = { params: { language }, perspective: "raw" } as const;
  const waiting = useLatestResult(waitingQuery, asked, NONE);
  const [written, setWritten] = useState<string>();
  const { send, isSending } = useActions();
  const may = useMayCreate({ _id: waiting[0]?._id ?? "", _type: "translation" });
  if (waiting.length === 0) return null;
  const readers = new Set(waiting.map(({ readBy }) => readBy ?? ""));
  const [one = "", other] = readers;
  const reader = written ?? (other === undefined ? one : "");
  const named = reader.trim();
  const isWritten = other === undefined && named === one;
  const count = waiting.filter(({ readBy }) => readBy).length;
  const save = () =>
    send(async (client) => {
      await nameReaders(
        client,
        waiting.map(({ _id }) => ({ _id, readBy: named })),
      );
      return async (again) => {
        await nameReaders(again, waiting);
        return undefined;
      };
    }, `${named} is named in ${waiting.length} translations.`);
  return (
    <Flex gap={3} align="flex-end" wrap="wrap">
      <Field label={`Who has read ${name} in the release`} value={reader} onChange={setWritten} />
      <Button
        mode="ghost"
        text={`Write it into “Read by” of all ${waiting.length}`}
        disabled={named === "" || isWritten || isSending || may.granted !== true}
        onClick={save}
      />
      <Text muted size={1}>
        {count} of {waiting.length} name a reader.
      </Text>
      {may.granted === false && <Text size={1}>{may.reason}</Text>}
    </Flex>
  );
}

/** Writes who has read each translation, all of them or none. */
async function nameReaders(client: SanityClient, translations: readonly Waiting[]): Promise<void> {
  const transaction = client.transaction();
  for (const { _id, readBy } of translations) {
    transaction.patch(_id, readBy === null ? { unset: ["readBy"] } : { set: { readBy } });
  }
  await transaction.commit({ visibility: "sync" });
}
