import { DeleteSection } from './DeleteSection.tsx';
import { ExportSection } from './ExportSection.tsx';

/** What stays a member's whatever they did: a copy of their data, and the end of their account. */
export function OwnData() {
  return (
    <>
      <ExportSection />
      <DeleteSection />
    </>
  );
}
