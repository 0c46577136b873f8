import type { AuditKinds } from '../../audit-kind.ts';

const goods = { name: 'plain', price: 'plain', onSale: 'plain', perMember: 'plain' } as const;

export const storeAudit = {
  'store.save-goods': goods,
  'store.change-stock': { stock: 'plain' },
  'store.save-shop': { name: 'plain', open: 'plain', staff: 'plain' },
  'store.set-label': { label: 'label' },
  'store.refund': { label: 'label' },
  'store.export-orders': { rows: 'plain' },
  'store.import-codes': { stock: 'plain' },
  'store.issue-codes': { stock: 'plain' },
} as const satisfies AuditKinds;
