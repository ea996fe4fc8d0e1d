import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { RichTextValue } from "#web/components/rich-text/rich-text-value.ts";

type SubService = {
  _key: string;
  title: string;
  text: RichTextValue;
  detail: RichTextValue | null;
};

/** The parts of a service, one row each: name, what it is, and a short detail at the right. */
export function SubServiceRows({ heading, items }: { heading: string; items: SubService[] }) {
  return (
    <section className="py-section">
      <div className="wrap">
        <h2 className="mb-8 max-w-[720px] md:mb-12">{heading}</h2>
        <ul className="border-t-2 border-ink">
          {items.map((item) => (
            <li
              key={item._key}
              className="grid items-baseline gap-1.5 border-b border-line py-[22px] md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,2fr)] md:gap-6"
            >
              <h3>{item.title}</h3>
              <p className="text-slate">
                <RichLine value={item.text} />
              </p>
              {item.detail && (
                <p className="text-small font-semibold md:text-right">
                  <RichLine value={item.detail} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
