import type { ReactNode } from 'react';
import { Box, MapArrow } from './parts';

/**
 * Diagram of the identifiers that link the registers. The page that shows the drawing has the same
 * content as a list, for screen readers and for copying.
 */
export default function IdentifierMap(): ReactNode {
  return (
    <figure className="figure">
      <svg viewBox="0 0 500 500" role="img" aria-labelledby="identifier-map-title identifier-map-text">
        <title id="identifier-map-title">How identifiers link the registers</title>
        <desc id="identifier-map-text">
          The address is in the middle. A company and its production units lie at addresses, a person lives at one, and
          an address leads to properties, which consist of parcels. A property can be owned by a company, and a vehicle
          is insured by one and carries a plate.
        </desc>
        <MapArrow d="M240 40 H318" label="has" at={[279, 32]} anchor="middle" />
        <MapArrow d="M154 69 V150" label="registered at" at={[162, 106]} />
        <MapArrow d="M404 69 V122 L240 168" label="lies at" at={[344, 112]} />
        <MapArrow d="M318 206 H240" label="lives at" at={[279, 226]} anchor="middle" />
        <MapArrow d="M154 247 V312" label="many to many" at={[162, 284]} />
        <MapArrow d="M240 341 H318" label="made of" at={[279, 333]} anchor="middle" />
        <MapArrow d="M68 341 H44 V50 H68" label="owned by" at={[38, 240]} upwards />
        <MapArrow d="M68 459 H14 V30 H68" label="insured by" at={[28, 400]} upwards />
        <MapArrow d="M240 459 H318" label="carries" at={[279, 451]} anchor="middle" />
        <Box x={68} y={11} name="Company" ids={['CVR number']} />
        <Box x={318} y={11} name="Production unit" ids={['P-number']} />
        <Box
          x={68}
          y={150}
          height={97}
          name="Address"
          ids={['Address ID: unit', 'Access address ID:', 'street entrance']}
        />
        <Box x={318} y={177} name="Person" ids={['Person ID']} />
        <Box x={68} y={312} name="Property" ids={['BFE number']} />
        <Box x={318} y={312} name="Parcel" ids={['District + number']} />
        <Box x={68} y={430} name="Vehicle" ids={['KID']} />
        <Box x={318} y={430} name="Plate" ids={['Number plate']} />
      </svg>
      <figcaption>
        The keys, and what one leads to. No key leads from a person or a company to their vehicles.
      </figcaption>
    </figure>
  );
}
