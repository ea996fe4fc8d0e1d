import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  definePlugin,
  isGoingToUnpublish,
  isObjectInputProps,
} from "sanity";
import { DocumentInspectorHeader, useDocumentPane } from "sanity/structure";
import { inFormOrder, titlesOf } from "./form-order.ts";
import { LeaveToStudio, OpenAtFirstError } from "./opened-form.tsx";

/** The name of Sanity's own panel; `tests/unit/studio/leaning.test.ts` tells when it is another. */
const VALIDATION = "sanity/structure/validation";

const tones = { error: "critical", warning: "caution", info: "primary" } as const;

/** In place of Sanity's panel, which lists problems in the order in which its checks end. */
function OrderedValidation({ onClose }: DocumentInspectorProps) {
  const { onFocus, onPathOpen, schemaType, validation, value, editState } = useDocumentPane();
  const isGoing = editState?.version && isGoingToUnpublish(editState.version);
  const problems = isGoing ? [] : inFormOrder(validation, schemaType, value);
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        title="Validation"
        closeButtonLabel="Close validation"
        onClose={onClose}
      />
      <Box flex={1} overflow="auto" padding={3}>
        <Stack gap={2}>
          {problems.length === 0 && (
            <Text muted size={1}>
              {isGoing ? "It is taken off the site: nothing is asked of it." : "Nothing is wrong."}
            </Text>
          )}
          {problems.map(({ level, message, path }) => (
            <Card
              key={JSON.stringify([path, message])}
              as="button"
              type="button"
              __unstable_focusRing
              padding={3}
              radius={2}
              tone={tones[level]}
              onClick={() => {
                onPathOpen(path);
                onFocus(path);
              }}
            >
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {titlesOf(path, schemaType, value).join(" › ")}
                </Text>
                <Text size={1}>{message}</Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Box>
    </Flex>
  );
}

const wrapped = new Map<DocumentInspector, DocumentInspector>();

/** The same panel for the same panel each time, so that the Studio keeps its state. */
function inOrder(panel: DocumentInspector): DocumentInspector {
  const known = wrapped.get(panel) ?? { ...panel, component: OrderedValidation };
  wrapped.set(panel, known);
  return known;
}

/** Leads editors to what is wrong in the order of the form: in the panel, and when a form opens. */
export const orderedValidation = definePlugin({
  name: "nordune/ordered-validation",
  document: {
    inspectors: (inspectors) =>
      inspectors.map((each) => (each.name === VALIDATION ? inOrder(each) : each)),
  },
  form: {
    components: {
      input: (props) => {
        if (props.path.length > 0 || !isObjectInputProps(props)) return props.renderDefault(props);
        return (
          <LeaveToStudio>
            {props.groups.length > 0 ? <OpenAtFirstError {...props} /> : props.renderDefault(props)}
          </LeaveToStudio>
        );
      },
    },
  },
});
