/** Where the files of the nets lie: beside the package on a disc, beside the page on the web. */
import { fetchNet } from '@pakli/core';

const valueAddress = (): URL => new URL('../../nets/value.net', import.meta.url);
const peopleAddress = (): URL => new URL('../../nets/people.net', import.meta.url);

/** The net of chances, and the one of what people play. */
export function fetchValue(): Promise<Uint8Array> {
  return fetchNet('@pakli/buddy-bluff/value.net', import.meta.url, valueAddress);
}

export function fetchPeople(): Promise<Uint8Array> {
  return fetchNet('@pakli/buddy-bluff/people.net', import.meta.url, peopleAddress);
}
