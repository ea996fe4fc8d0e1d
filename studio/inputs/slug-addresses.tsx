import { Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps, type SlugInputProps, useFormValue } from "sanity";
import { currentSlug, pathOf } from "../../schemas/shared/routes.ts";
import { publicSiteUrl } from "../environment.ts";
import { inputsThat } from "../lib/inputs-that.tsx";

/** Shows below a slug the full address of its page, before publication. */
function SlugWithAddress(props: SlugInputProps) {
  const _type = String(useFormValue(["_type"]));
  const path = pathOf({ _type, slug: currentSlug(props.value) });
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {path !== undefined && (
        <Text size={1} muted data-testid="whole-address">
          {publicSiteUrl + path}
        </Text>
      )}
    </Stack>
  );
}

const isSlug = (props: InputProps): props is SlugInputProps =>
  props.schemaType.name === "slug" && props.path[0] === "slug" && props.path.length === 1;

export const slugAddresses = definePlugin({
  name: "nordune/slug-addresses",
  form: { components: { input: inputsThat(isSlug, SlugWithAddress) } },
});
