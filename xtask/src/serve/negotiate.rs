//! Which encoding of a file a client gets, by its `Accept-Encoding`.

/// How the bytes of an answer are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// As they are.
    Identity,
    /// Brotli.
    Brotli,
    /// gzip.
    Gzip,
}

impl Encoding {
    /// Its name in `Content-Encoding`; none for the bytes as they are.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Identity => None,
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
        }
    }
}

/// The client's favourite; where it has none, the smallest: Brotli, then gzip.
/// A client that refuses everything gets the bytes as they are.
pub(crate) fn choose(accept_encoding: &str) -> Encoding {
    let brotli = weight(accept_encoding, "br");
    let gzip = weight(accept_encoding, "gzip");
    if brotli == 0 && gzip == 0 {
        Encoding::Identity
    } else if brotli >= gzip {
        Encoding::Brotli
    } else {
        Encoding::Gzip
    }
}

/// What the client gives for an encoding, in thousandths; `*` speaks for what is not named.
fn weight(accept_encoding: &str, name: &str) -> u16 {
    let mut star = 0;
    for item in accept_encoding.split(',') {
        let mut pieces = item.split(';').map(str::trim);
        let coding = pieces.next().unwrap_or_default();
        let value = pieces
            .find_map(|piece| piece.strip_prefix("q=").or_else(|| piece.strip_prefix("Q=")))
            .map_or(1000, thousandths);
        if coding.eq_ignore_ascii_case(name) {
            return value;
        }
        if coding == "*" {
            star = value;
        }
    }
    star
}

fn thousandths(text: &str) -> u16 {
    match text.parse::<f32>() {
        // Checked to lie in 0..=1000, so the cast loses only the fraction.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Ok(value) if (0.0..=1.0).contains(&value) => (value * 1000.0).round() as u16,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Identity};
    use super::choose;

    #[test]
    fn the_best_that_the_client_takes_is_chosen() {
        for (header, chosen) in [
            ("gzip, deflate, br, zstd", Brotli),
            ("gzip, deflate", Gzip),
            ("GZIP", Gzip),
            ("", Identity),
            ("identity", Identity),
            ("br;q=0.5, gzip;q=0.8", Gzip),
            ("br;q=0, gzip", Gzip),
            ("br;q=0, gzip;q=0", Identity),
            ("*", Brotli),
            ("*;q=0", Identity),
            ("br;q=0, *;q=1", Gzip),
            ("gzip;q=1.000, br;q=1", Brotli),
            ("br;q=nonsense", Identity),
            ("brotli, x-gzip", Identity),
        ] {
            assert_eq!(choose(header), chosen, "{header}");
        }
    }
}
