/** A picture in the three widths that the server makes, or a single address (a local preview). */
export type PhotoSource = string | { 160: string; 480: string; 1080: string };
