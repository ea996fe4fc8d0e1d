import { Badge, Box, Button, Flex, Heading, Stack } from "@sanity/ui";
import { useEffect, useState } from "react";
import type { Observable } from "rxjs";
import { useDocumentStore } from "sanity";
import { usePresentationNavigate, usePresentationParams } from "sanity/presentation";
import type { PageTreeQueryResult } from "../../schemas/generated/types.generated.ts";
import { pageState, pageStateIds, stateAddress } from "../../schemas/preview/page-states.ts";
import { pageTypes } from "../../schemas/routes.ts";
import { contentLake } from "../environment.ts";
import { pageTree, pageTreeQuery, type TreePage } from "./page-tree.ts";

/** What the preview can show: every page, and every state that a visitor may meet. */
export function Navigator() {
  const pages = usePages();
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  return (
    <Stack as="nav" padding={3} gap={4} aria-label="Preview">
      <Stack gap={1}>
        <Box padding={2}>
          <Heading as="h2" size={0}>
            Pages
          </Heading>
        </Box>
        {pages.map((page) => (
          <Flex key={page.id} align="center" paddingLeft={page.depth * 2}>
            <Box flex={1}>
              <Entry
                title={page.title}
                isShown={preview === page.path}
                onChoose={() => navigate(page.path, { type: page.type, id: page.id })}
              />
            </Box>
            <Marks page={page} />
          </Flex>
        ))}
      </Stack>
      <Stack gap={1}>
        <Box padding={2}>
          <Heading as="h2" size={0}>
            States
          </Heading>
        </Box>
        {pageStateIds.map((id) => {
          const { title, document } = pageState(id);
          return (
            <Entry
              key={id}
              title={title}
              isShown={preview === stateAddress(id)}
              onChoose={() => navigate(stateAddress(id), { type: document, id: document })}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}

type EntryProps = { title: string; isShown: boolean; onChoose: () => void };

function Entry({ title, isShown, onChoose }: EntryProps) {
  return (
    <Button
      mode="bleed"
      justify="flex-start"
      padding={2}
      text={title}
      selected={isShown}
      onClick={onChoose}
    />
  );
}

function Marks({ page }: { page: TreePage }) {
  return (
    <Flex gap={1}>
      {page.hasDraft && <Badge tone="caution">Draft</Badge>}
      {page.isScheduled && <Badge tone="suggest">Release</Badge>}
      {page.isOverdue && <Badge tone="critical">Overdue</Badge>}
    </Flex>
  );
}

/** The pages, as they change. */
function usePages(): TreePage[] {
  const documentStore = useDocumentStore();
  const [pages, setPages] = useState<TreePage[]>([]);
  useEffect(() => {
    const versions$: Observable<PageTreeQueryResult> = documentStore.listenQuery(
      pageTreeQuery,
      { pageTypes: [...pageTypes], today: new Date().toISOString().slice(0, 10) },
      { perspective: "raw", apiVersion: contentLake.apiVersion },
    );
    const listening = versions$.subscribe((versions) => setPages(pageTree(versions)));
    return () => listening.unsubscribe();
  }, [documentStore]);
  return pages;
}
