import { Box, Container, Heading, Stack } from "@sanity/ui";
import { useState } from "react";
import { Choice, ScreenPart } from "../../lib/controls.tsx";
import { BringIn } from "./bring-in.tsx";
import { RunsList } from "./runs-list.tsx";
import { sheetKinds } from "./sheet-kinds.ts";
import { DownloadContent, TakeOut } from "./take-out.tsx";
import { useContentTool } from "./use-content-tool.ts";

/** Content in and out as sheets. */
export function SheetsScreen() {
  const tool = useContentTool();
  const [first] = sheetKinds;
  const [list, setList] = useState(first.list);
  const [takenBack, setTakenBack] = useState(0);
  const kind = sheetKinds.find((each) => each.list === list) ?? first;
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={2}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Sheets
          </Heading>
          <Choice label="What the sheet holds" value={list} onChange={setList}>
            {sheetKinds.map((each) => (
              <option key={each.list} value={each.list}>
                {each.title}
              </option>
            ))}
          </Choice>
          <ScreenPart title="Bring in a sheet">
            <BringIn key={kind.list} {...{ tool, kind, takenBack }} />
          </ScreenPart>
          <ScreenPart title="Take out a sheet">
            <TakeOut tool={tool} kind={kind} />
          </ScreenPart>
          <ScreenPart title="Brought in last">
            <RunsList tool={tool} onTakenBack={() => setTakenBack((times) => times + 1)} />
          </ScreenPart>
          <ScreenPart title="Download the content">
            <DownloadContent tool={tool} />
          </ScreenPart>
        </Stack>
      </Container>
    </Box>
  );
}
