// sanity 6.16.0: the panel of problems has no order, and a form does not open at its first error. Not
// needed once Sanity's own panel leads through the form.

import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useRef } from "react";
import {
  ALL_FIELDS_GROUP,
  type DocumentInspectorProps,
  definePlugin,
  getPublishedId,
  isGoingToUnpublish,
  type ObjectInputProps,
} from "sanity";
import { DocumentInspectorHeader, useDocumentPane } from "sanity/structure";
import { inputsThat, isForm } from "../../lib/inputs-that.tsx";
import { groupOfFirstError, inFormOrder, titlesOf } from "./form-order.ts";
import { Checking, useVerdict, Verdict } from "./validation-state.tsx";

/** The name of Sanity's own panel. */
export const VALIDATION_PANEL = "sanity/structure/validation";

const tones = { error: "critical", warning: "caution", info: "primary" } as const;

/** Replaces Sanity's panel, which lists problems in the order in which its checks end. */
function OrderedValidation({ onClose }: DocumentInspectorProps) {
  const { onFocus, onPathOpen, schemaType, validation, value, editState } = useDocumentPane();
  const { isChecked } = useVerdict({ schemaType, value });
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
        <Verdict $isOld={!isChecked} aria-busy={!isChecked}>
          <Stack gap={2}>
            {problems.length === 0 && (
              <Text muted size={1}>
                {isGoing
                  ? "The document is taken off the site, so nothing is checked."
                  : "Nothing is wrong."}
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
        </Verdict>
      </Box>
    </Flex>
  );
}

/** Leads editors through problems in the order of the form: in the panel, and when a form opens. */
export const orderedValidation = definePlugin({
  name: "nordune/ordered-validation",
  document: {
    inspectors: (inspectors) =>
      inspectors.map((each) =>
        each.name === VALIDATION_PANEL ? { ...each, component: OrderedValidation } : each,
      ),
  },
  form: { components: { input: inputsThat(isForm, OrderedForm) } },
});

/**
 * Turns off the browser's own validation. A browser takes a button above the fields, such as the
 * list of a document's pages, for the submit button, and would jump to the first invalid field
 * instead.
 */
function OrderedForm(props: ObjectInputProps) {
  const inside = useRef<HTMLDivElement>(null);
  const verdict = useVerdict(props);
  useEffect(() => {
    inside.current?.closest("form")?.setAttribute("novalidate", "");
  }, []);
  return (
    <div ref={inside}>
      <Checking isChecked={verdict.isChecked}>
        {props.groups.length > 0 ? (
          <OpenAtFirstError {...props} verdict={verdict} />
        ) : (
          props.renderDefault(props)
        )}
      </Checking>
    </div>
  );
}

type OpenProps = ObjectInputProps & { verdict: ReturnType<typeof useVerdict> };

/**
 * Opens a form on the field group of its first error when it has been validated, unless the editor
 * is in a field already.
 */
function OpenAtFirstError({ verdict, ...props }: OpenProps) {
  const { schemaType, value, groups, focusPath, onFieldGroupSelect } = props;
  const { id, validation, isChecked } = verdict;
  const settled = useRef<string>(undefined);
  const selected = groups.find((group) => group.selected)?.name;
  useEffect(() => {
    if (!isChecked || settled.current === getPublishedId(id)) return;
    settled.current = getPublishedId(id);
    const group = groupOfFirstError(validation, schemaType, value);
    const isShown = group === selected || selected === ALL_FIELDS_GROUP.name;
    if (group !== undefined && !isShown && focusPath.length === 0) onFieldGroupSelect(group);
  }, [id, isChecked, validation, schemaType, value, selected, focusPath, onFieldGroupSelect]);
  return props.renderDefault(props);
}
