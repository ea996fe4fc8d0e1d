import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

/** Two or three choices beside each other; on a phone each row is a card of its own. */
export function ComparisonSection(props: SectionOf<"comparisonSection">) {
  const { aspect, columns, rows, ...section } = props;
  return (
    <Section {...section}>
      <table className="on-light w-full border-collapse text-base text-ink max-md:block">
        <caption className="sr-only">{section.heading}</caption>
        <thead className="text-left leading-tight max-md:sr-only">
          <tr>
            {[aspect, ...columns].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`border-b-2 border-ink px-6 py-5 font-semibold ${index === 1 ? "bg-fjord text-white" : "bg-white"}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ _key, title, cells }) => (
            <tr
              key={_key}
              className="max-md:mb-4 max-md:block max-md:overflow-hidden max-md:rounded-3 max-md:border max-md:border-line"
            >
              <th
                scope="row"
                className="border-line bg-white px-6 py-5 text-left align-top font-semibold max-md:block max-md:bg-fjord max-md:px-cell max-md:py-3.5 max-md:text-white md:border-b"
              >
                {title}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={cell._key}
                  className={`border-line px-6 py-5 align-top max-md:block max-md:px-cell max-md:py-3.5 max-md:not-last:border-b md:border-b ${index === 0 ? "bg-tint" : "bg-white"}`}
                >
                  <span aria-hidden="true" className="block text-small font-semibold md:hidden">
                    {columns[index]}
                  </span>
                  <span>
                    <RichLine value={cell.text} />
                    <ShortConditions of={cell} className="block text-slate" />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
