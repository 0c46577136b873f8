/** Where an address is, as far as the service knows. */
export interface Place {
  /** ISO 3166 alpha-2 in capitals, or empty. */
  country: string;
  /** Or empty. */
  city: string;
}

/** Looks up where an internet address is. */
export interface GeoIp {
  /** Undefined where the service doesn't know; throws when it doesn't answer. */
  look(ip: string): Promise<Place | undefined>;
}
