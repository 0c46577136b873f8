export { BanNotice } from './components/BanNotice.tsx';
export { DeleteSection } from './components/DeleteSection.tsx';
export { ExportSection } from './components/ExportSection.tsx';
