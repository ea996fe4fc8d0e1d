import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { figureInEnglish } from "../../schemas/shared/figures/figure-text.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";

type ReadingsProps = {
  /** The text as it was typed. */
  value: string;
  readings: readonly string[];
  /** What follows the value. */
  figure: Pick<StoredFigure, "unit" | "counted">;
  onChoose: (reading: string) => void;
};

/** Asks which number is meant if a text can be read in two ways, such as 375.000. */
export function Readings({ value, readings, figure, onChoose }: ReadingsProps) {
  return (
    <Card as="section" aria-label="Which number" padding={3} radius={2} tone="caution" border>
      <Stack gap={3}>
        <Text size={1} role="alert">
          “{value}” can be read in two ways. Which one do you mean?
        </Text>
        <Flex gap={2} wrap="wrap">
          {readings.map((reading) => (
            <Button
              key={reading}
              mode="ghost"
              text={figureInEnglish({ ...figure, value: reading })}
              onClick={() => onChoose(reading)}
            />
          ))}
        </Flex>
      </Stack>
    </Card>
  );
}
