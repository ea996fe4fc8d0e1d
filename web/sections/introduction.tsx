import { infoDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichLine, RichText } from "#web/components/rich-text/rich-text.tsx";
import type { RichTextValue } from "#web/components/rich-text/rich-text-value.ts";

type IntroductionProps = {
  heading: string;
  body: RichTextValue;
  note: { title: string; text: RichTextValue } | null;
};

/** What the page is about, with a note beside it where there is one. */
export function Introduction({ heading, body, note }: IntroductionProps) {
  return (
    <section className="py-section">
      <div className="wrap grid items-center gap-[clamp(32px,5vw,80px)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid max-w-[66ch] gap-[18px] self-start">
          <h2>{heading}</h2>
          <div className="prose">
            <RichText value={body} />
          </div>
        </div>
        {note && (
          <aside className="grid gap-[18px] rounded-3 bg-sand px-7 py-[26px] md:grid-cols-[auto_1fr]">
            <Icon drawing={infoDrawing} className="size-7 text-iron" />
            <div>
              <h3 className="text-body leading-[1.35] tracking-normal">{note.title}</h3>
              <p className="text-umber">
                <RichLine value={note.text} />
              </p>
            </div>
          </aside>
        )}
      </div>
    </section>
  );
}
