import type { ReactNode } from "react";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import type { DiagramSettings } from "./types.ts";

type Row = { key: string; name: ReactNode; cells: ReactNode[] };

type DiagramTableProps = {
  labels: DiagramSettings["diagramLabels"];
  columns: (keyof DiagramSettings["diagramLabels"])[];
  rows: Row[];
};

/** What a drawing shows in words and numbers, folded up under it. */
export function DiagramTable({ labels, columns, rows }: DiagramTableProps) {
  return (
    <details className="text-small">
      <summary className="more-link min-h-11 text-gulf">
        {labels.table}
        <Icon drawing={chevronDrawing} />
      </summary>
      <table className="w-full text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-3.5 font-semibold">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3.5 font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-1.5 pr-3.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
