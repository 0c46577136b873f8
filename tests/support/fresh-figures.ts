import { register } from 'prom-client';

// Files share a worker's modules: what one has counted is not another's to read.
register.resetMetrics();
