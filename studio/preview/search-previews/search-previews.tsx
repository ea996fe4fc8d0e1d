import { getPublishedId } from "@sanity/client/csm";
import { Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps, useEditState, useFormValue } from "sanity";
import { styled } from "styled-components";
import { searchLengths } from "../../../schemas/rules/metadata.ts";
import { Previews } from "./previews.tsx";

const TYPE = "pageMetadata";

/**
 * Adds the previews above the form of page metadata, and character counts below its search texts.
 */
function MetadataInput(props: InputProps) {
  if (props.path.length === 0 && props.schemaType.name === TYPE) {
    return <MetadataForm {...props} />;
  }
  const [name] = props.path;
  const isCounted = props.path.length === 1 && (name === "title" || name === "description");
  return isCounted && props.schemaType.name === "text" ? (
    <CountedInput input={props} limit={searchLengths[name]} />
  ) : (
    props.renderDefault(props)
  );
}

function MetadataForm(props: InputProps) {
  const id = useFormValue(["_id"]);
  const { published } = useEditState(getPublishedId(String(id)), TYPE);
  return (
    <Stack gap={5}>
      <InSight>
        <Previews value={props.value} revision={published?._rev} />
      </InSight>
      {props.renderDefault(props)}
    </Stack>
  );
}

/** Stays above the scrolling fields if the window is tall enough for both. */
const InSight = styled.div`
  @media (min-height: 48rem) {
    position: sticky;
    top: 0;
    z-index: 3;
    padding-block: 0.75rem;
    background: var(--card-bg-color);
  }
`;

function CountedInput({ input, limit }: { input: InputProps; limit: number }) {
  const isMetadata = useFormValue(["_type"]) === TYPE;
  if (!isMetadata) return input.renderDefault(input);
  const length = typeof input.value === "string" ? input.value.length : 0;
  return (
    <Stack gap={2}>
      {input.renderDefault(input)}
      <Text size={0} muted={length <= limit} align="right">
        {length} of {limit}
      </Text>
    </Stack>
  );
}

/** Shows editors of page metadata how search engines and networks will show the page. */
export const searchPreviews = definePlugin({
  name: "nordune/search-previews",
  form: { components: { input: MetadataInput } },
});
