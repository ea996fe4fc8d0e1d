import { type ComponentType, useContext, useMemo } from "react";
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  definePlugin,
  isObjectInputProps,
} from "sanity";
import { DocumentPaneContext } from "sanity/_singletons";
import { inFormOrder } from "./form-order.ts";
import { LeaveToStudio } from "./leave-to-studio.tsx";
import { OpenAtFirstError } from "./open-first-error.tsx";

/** The name of Sanity's own panel. */
const VALIDATION = "sanity/structure/validation";

/** Sanity's panel, which takes its list from the pane and has no order to choose. */
function ordered(Panel: ComponentType<DocumentInspectorProps>) {
  return function OrderedValidation(props: DocumentInspectorProps) {
    const pane = useContext(DocumentPaneContext);
    const inOrder = useMemo(
      () =>
        pane && { ...pane, validation: inFormOrder(pane.validation, pane.schemaType, pane.value) },
      [pane],
    );
    return (
      <DocumentPaneContext.Provider value={inOrder}>
        <Panel {...props} />
      </DocumentPaneContext.Provider>
    );
  };
}

const wrapped = new Map<DocumentInspector, DocumentInspector>();

/** The same panel for the same panel each time, so that the Studio keeps its state. */
function inOrder(panel: DocumentInspector): DocumentInspector {
  const known = wrapped.get(panel) ?? { ...panel, component: ordered(panel.component) };
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
