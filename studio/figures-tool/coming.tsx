import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../schemas/shared/figures/on-day.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { asOfAddress } from "../../schemas/shared/preview/as-of.ts";
import type { ContentDocument } from "../../scripts/check-content/checks/content.ts";
import { documentPath } from "../document-actions/page-address.ts";
import { EditLink } from "../lib/links.tsx";
import { calledOff, settled } from "./figure-actions.ts";
import { readableDay } from "./figure-row.tsx";
import type { useFigureActions } from "./publish-figure.ts";
import type { Sentence } from "./sentences.ts";

type ComingProps = {
  figure: StoredFigure;
  sentences: readonly Sentence[];
  documents: readonly ContentDocument[];
  isBusy: boolean;
  onChangeDay: () => void;
  publish: ReturnType<typeof useFigureActions>["publish"];
};

/** What the figure will be, where to look at it, and how to have it otherwise. */
export function Coming({ figure, isBusy, onChangeDay, publish, ...shown }: ComingProps) {
  const from = nextDay(figure);
  const value = figure.next?.value;
  if (from === undefined || !value) return null;
  const reads = formatFigure({ value, unit: figure.unit });
  const hasCome = from <= dubaiDay();
  const page = firstPage(shown);
  return (
    <Card as="section" aria-label="Coming" padding={3} radius={2} tone="primary" border>
      <Stack gap={3}>
        <Text size={1}>
          From {readableDay(from)}, 00:00 in Dubai: {reads}.{" "}
          {figure.next?.mayBeCalledOff ? "It may still be called off." : "It is law already."}
        </Text>
        <Flex gap={3} wrap="wrap" align="center">
          {hasCome ? (
            <Button
              text={`Make ${reads} the value`}
              mode="ghost"
              disabled={isBusy}
              onClick={() => publish(figure, settled(figure), "The day has come: taken over.")}
            />
          ) : (
            <>
              <Button
                text="Call it off"
                tone="critical"
                mode="ghost"
                disabled={isBusy}
                onClick={() => publish(figure, calledOff(figure), `${reads} does not come.`)}
              />
              <Button
                text="Change day or value"
                mode="ghost"
                disabled={isBusy}
                onClick={onChangeDay}
              />
            </>
          )}
          {page !== undefined && (
            <EditLink
              params={{ ...page, mode: "presentation", preview: asOfAddress(page.preview, from) }}
            >
              Preview {page.preview} as of {readableDay(from)}
            </EditLink>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}

/** The first page that shows the figure in a text of its own. */
function firstPage({ sentences, documents }: Pick<ComingProps, "sentences" | "documents">) {
  for (const { documentId } of sentences) {
    const document = documents.find(({ _id }) => _id === documentId);
    const preview = document && documentPath(document);
    if (document !== undefined && preview !== undefined) {
      return { id: document._id, type: document._type, preview };
    }
  }
  return undefined;
}
