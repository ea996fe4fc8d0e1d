import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { pageLink, paragraph, sectionHeading, words } from "../build/rich-text.ts";
import { serviceId } from "../services/slugs.ts";
import { advantage } from "./advantage.ts";

export const peopleOfUae = advantage({
  title: "Welcoming People",
  menuLabel: "People of UAE",
  slug: "people-of-uae",
  group: "culture",
  layout: "chapters",
  diagrams: ["who-lives-here"],
  icon: "people",
  card: {
    title: "Welcoming Expat Community",
    text: words`${figure("nationalities", "valueOnly")} nationalities live here, and most of your neighbours came from somewhere else too.`,
  },
  hero: {
    heading: "Welcoming People, most of them from elsewhere",
    lead: words`By common estimates ${figure("expatriate-share")} of residents are expatriates, of ${figure("nationalities")}. Being new is the normal state here: it makes arriving easy and goodbyes frequent.`,
    picture: "people",
  },
  body: [
    sectionHeading("How you find your people"),
    paragraph`English is enough for work, shops and most schools. Arabic is the language of the law and of mainland courts, so contracts come in both and the Arabic text decides. Nordic business councils, Baltic and Polish associations, congregations and sports groups meet from October to May, and in the larger communities parents run lessons in the mother tongue. The school gate and the pool do the rest.`,
    sectionHeading("Who lives beside you"),
    paragraph`Emiratis are a minority in their own country and keep their customs with good humour. You meet them in public offices, in business and, if you accept the invitation, at home. The largest groups come from South Asia, the Philippines and the Arab world; Europeans are few. Pay and housing differ widely between these groups, and you will see it. How you treat the driver, the guard and the cleaner is noticed.`,
    sectionHeading("What residence is not"),
    paragraph`A ${pageLink("residence visa", serviceId("residency-visas"))} depends on a job, a company, a property or a sponsor. It lasts up to ${figure("residency-longest-term")} and can be renewed, but years of residence do not add up to citizenship or a vote.`,
    paragraph`Unmarried couples may live together. A family visa still needs a marriage certificate, and same-sex couples have no legal recognition. Friends leave when contracts end, so keep your ties at home alive; you will want them for the summer.`,
  ],
  picture: "staffing",
  aside: note(
    "Papers that prove your family",
    "Marriage and birth certificates are legalised at home before you leave. It takes weeks, and it is the step that families most often start too late.",
  ),
});
